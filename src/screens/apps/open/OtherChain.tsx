import Blocks from 'lucide-react/icons/blocks'
import { ButtonLink, EmptyState, Link, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import { appsText, shareLink } from '#screens/apps/common'
import type { ListedElsewhere } from './useListedElsewhere.ts'

export interface OtherChainProps extends ListedElsewhere {
  /** The app's address. */
  url: string
  /** The network that it isn't on. */
  network: string
  listHref: string
}

/** An app that isn't listed on the Safe's chain: where it is listed, and a link to it. */
export function OtherChain({ name, chains, url, network, listHref }: OtherChainProps) {
  const text = useText(appsText)
  const { locale } = useTextSettings()
  const [nearest] = chains
  const names = formatList(
    locale,
    chains.map((chain) => chain.name),
  )
  return (
    <EmptyState
      variant="page"
      icon={Blocks}
      title={text('otherChain.title', { name, network })}
      text={nearest ? text('otherChain.networks', { names }) : text('otherChain.text')}
      action={
        <>
          {nearest && (
            <ButtonLink href={shareLink('', url, nearest.shortName)}>
              {text('share.safes', { network: nearest.name })}
            </ButtonLink>
          )}
          <Link href={listHref}>{text('open.back')}</Link>
        </>
      }
    />
  )
}
