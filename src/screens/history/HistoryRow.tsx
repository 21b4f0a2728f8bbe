import type { ComponentProps } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import type { Suspicion } from '../shared/suspicions.ts'
import { TransactionRow } from '../shared/TransactionRow.tsx'

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
