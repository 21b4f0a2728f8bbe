import type { ChainSummary } from '#base'
import type { Party } from '#domain'
import { DataItem } from '#ui'
import { PartyText } from '#screens/common/parties'

export interface PartyItemProps {
  label: string
  party: Party
  chain: ChainSummary | undefined
  /** Set for a token: its symbol, or null if it has none. */
  token?: string | null | undefined
  /** Shows only a part of its address: where no money goes to it and nothing is signed. */
  brief?: boolean | undefined
}

/** An account as a field: its name and address, to copy or look up. */
export const PartyItem = ({ label, party, chain, token, brief = false }: PartyItemProps) => (
  <DataItem label={label} wide={!brief}>
    <PartyText
      variant={brief ? 'inline' : 'full'}
      party={party}
      chain={chain}
      token={token}
      avatar={brief ? 20 : undefined}
    />
  </DataItem>
)
