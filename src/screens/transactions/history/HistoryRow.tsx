import type { ComponentProps } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import type { Suspicion } from '#safe/suspicion'
import { TransactionRow } from '#screens/common/rows'

export interface HistoryRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  item: TransactionItem
  chain: ChainSummary
  href: string
  /** Why it may be a scam. */
  suspicion?: Suspicion | undefined
}

/** A past transaction. */
export const HistoryRow = (props: HistoryRowProps) => (
  <TransactionRow {...props} variant="history" />
)
