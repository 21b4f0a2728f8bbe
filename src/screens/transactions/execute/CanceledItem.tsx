import type { ChainSummary } from '#base'
import type { Action } from '#domain'
import { rejecting } from '#queries'
import { Amount, DataItem, useText } from '#ui'
import { sentenceOf } from '#screens/common/action'
import { PartyText } from '#screens/common/parties'
import { transactionText } from '#screens/common/signing'
import type { Conflicts } from '#screens/transactions/review'

export interface CanceledItemProps {
  action: Action
  conflicts: Conflicts | undefined
  chain: ChainSummary | undefined
}

/**
 * Which payment a rejection cancels: every digit of its amount, and its whole recipient, which the
 * sentence doesn't have. Several are listed next to the nonce. Fields of a list.
 */
export function CanceledItem({ action, conflicts, chain }: CanceledItemProps) {
  const text = useText(transactionText)
  const rejection = rejecting(action, conflicts?.items)
  if (rejection.kind !== 'reject' || !rejection.rejects) return null
  const { amount, party } = sentenceOf(rejection.rejects, { native: chain })
  if (!party) return null
  const recipient = <PartyText variant="full" party={party} chain={chain} />
  if (!amount)
    return (
      <DataItem label={text('field.cancels')} wide>
        {recipient}
      </DataItem>
    )
  return (
    <>
      <DataItem label={text('field.cancels')}>
        <Amount value={amount.raw} decimals={amount.decimals} symbol={amount.symbol} full />
      </DataItem>
      <DataItem label={text('field.to')} wide>
        {recipient}
      </DataItem>
    </>
  )
}
