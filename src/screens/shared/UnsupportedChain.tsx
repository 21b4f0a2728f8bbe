import Unplug from 'lucide-react/icons/unplug'
import { EmptyState, Link, useText } from '#ui'
import { mySafesLink } from '../links.ts'
import { componentsText } from './text.ts'

/** In place of a list: the safe's chain is not one of this site's. */
export function UnsupportedChain({ chainId }: { chainId: string }) {
  const text = useText(componentsText)
  return (
    <EmptyState
      variant="page"
      icon={Unplug}
      title={text('unsupportedChain.title')}
      text={text('unsupportedChain.text', { chainId })}
      action={<Link href={mySafesLink}>{text('unsupportedChain.action')}</Link>}
    />
  )
}
