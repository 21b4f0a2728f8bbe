import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { EmptyState, Link, useText } from '#ui'
import { mySafesLink } from '#screens/core/links'
import { componentsText } from '#screens/common/text'

/** Shown instead of a screen's content if the Safe's chain isn't supported. */
export function UnsupportedChain({ chainId }: { chainId: string }) {
  const text = useText(componentsText)
  return (
    <EmptyState
      variant="page"
      icon={CircleHelp}
      title={text('unsupportedChain.title')}
      text={text('unsupportedChain.text', { chainId })}
      action={<Link href={mySafesLink}>{text('unsupportedChain.action')}</Link>}
    />
  )
}
