import { type ChainSummary, explorerLink } from '#base'
import type { Party } from '#domain'
import { AddressText, useText } from '#ui'
import { TokenMark } from '#screens/common/marks'
import { namesText, nameText, useName } from '#screens/core/names'

export interface PartyTextProps {
  /** An account, with the gateway's name for it. */
  party: Party
  /** Provides the prefix and the block explorer link. */
  chain: ChainSummary | undefined
  variant?: 'inline' | 'full' | undefined
  /** Shows the chain prefix, such as `eth:`, where the chain could be confused. */
  prefixed?: boolean | undefined
  avatar?: number | undefined
  /** Set for a token, which isn't an account: its symbol, or null if it has none. */
  token?: string | null | undefined
}

/**
 * An account's name: from the user's contacts, then ENS, then the gateway. If they differ, all are
 * shown.
 */
export function PartyText({
  party,
  chain,
  variant,
  prefixed = true,
  avatar = variant === 'full' ? 36 : 24,
  token,
}: PartyTextProps) {
  const text = useText(namesText)
  const resolved = useName(party, chain?.chainId)
  return (
    <AddressText
      address={party.address}
      name={resolved && nameText(text, resolved)}
      aliases={resolved?.others.map(({ source, name }) => text(`alsoKnown.${source}`, { name }))}
      namePlace
      variant={variant}
      chainPrefix={prefixed ? chain?.shortName : undefined}
      explorerHref={explorerLink(chain, 'address', party.address)}
      avatar={avatar}
      mark={
        token !== undefined && avatar > 0 ? (
          <TokenMark
            token={party.address}
            symbol={token ?? ''}
            chainId={chain?.chainId}
            size={avatar}
          />
        ) : undefined
      }
    />
  )
}
