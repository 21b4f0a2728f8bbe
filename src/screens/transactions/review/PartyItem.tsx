import type { ChainSummary } from '#base'
import type { Party } from '#domain'
import { DataItem } from '#ui'
import { PartyText } from '#screens/common/parties'

export interface PartyItemProps {
  label: string
  party: Party
  chain: ChainSummary | undefined
  /** It's a token with this symbol, if it has one. */
  token?: string | null | undefined
}

/** An account as a field: its name and full address, to copy or look up. */
export const PartyItem = ({ label, party, chain, token }: PartyItemProps) => (
  <DataItem label={label} wide>
    <PartyText variant="full" party={party} chain={chain} token={token} />
  </DataItem>
)
