import { FeeItem, type FeeItemProps } from './fees/FeeItem.tsx'
import { PayerItem } from './relay/PayerItem.tsx'
import type { RelaysOf } from './relay/useRelays.ts'

export interface CostItemsProps extends FeeItemProps {
  /** undefined: the wallet pays. */
  relaying?: RelaysOf | undefined
}

/** What an execution costs, and who pays for it: fields of the review. */
export const CostItems = ({ relaying, ...fee }: CostItemsProps) => (
  <>
    {relaying?.payer !== 'relay' && <FeeItem {...fee} />}
    {relaying && relaying.relays.status !== 'none' && (
      <PayerItem {...relaying} relays={relaying.relays} isFixed={fee.isFixed} />
    )}
  </>
)
