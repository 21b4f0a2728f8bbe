import type { ComponentProps } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import { TransactionRow } from '../shared/TransactionRow.tsx'

export interface HistoryRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  item: TransactionItem
  chain: ChainSummary
  href: string
}

/** A past transaction. */
export const HistoryRow = (props: HistoryRowProps) => <TransactionRow {...props} variant="history" />
