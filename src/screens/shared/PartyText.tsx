import { type ChainSummary, explorerLink } from '#base'
import type { Party } from '#domain'
import { AddressText } from '#ui'

export interface PartyTextProps {
  party: Party
  /** Provides the prefix and the block explorer link. */
  chain: ChainSummary | undefined
  variant?: 'inline' | 'full' | undefined
  /** Shows the chain prefix, such as `eth:`, where the chain could be confused. */
  prefixed?: boolean | undefined
  avatar?: number | undefined
}

/** The other account of a transaction, with the gateway's name for it. */
export const PartyText = ({ party, chain, variant, prefixed = true, avatar }: PartyTextProps) => (
  <AddressText
    address={party.address}
    name={party.name ?? undefined}
    variant={variant}
    chainPrefix={prefixed ? chain?.shortName : undefined}
    explorerHref={explorerLink(chain, 'address', party.address)}
    avatar={avatar}
  />
)
