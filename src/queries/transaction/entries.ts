import type { TransactionItem } from '#domain'
import type { HistoryItem, Page, QueuedItem, UnreadableRow } from '#gateway'
import { rowsOf } from '../pagedQuery.ts'
import { toItem } from './mappers.ts'
import { isTransactionRow, toUnreadableItem } from './unreadable.ts'

type Item = QueuedItem | HistoryItem
type TransactionRow = Extract<Item, { type: 'TRANSACTION' }>

/** A transaction, or a label between transactions. */
export type ListEntry<Row extends Item> =
  | { transaction: TransactionItem }
  | { label: Exclude<Row, TransactionRow> }

const isTransaction = <Row extends Item>(row: Row): row is Extract<Row, TransactionRow> =>
  row.type === 'TRANSACTION'

/**
 * All rows of a transaction list, in the gateway's order. An invalid row becomes an unreadable
 * transaction.
 */
export function* entriesIn<Row extends Item>(
  pages: readonly Page<Row>[],
): Generator<ListEntry<Row>> {
  let at = 0
  const unreadable = (row: UnreadableRow, page: number) => ({
    transaction: toUnreadableItem(row, { key: `unreadable_${page}_${row.index}`, at }),
  })
  for (const [number, page] of pages.entries()) {
    for (const [index, row] of rowsOf(page).entries()) {
      if ('unreadable' in row) {
        if (isTransactionRow(row.unreadable)) yield unreadable(row.unreadable, number)
      } else if (isTransaction(row.item)) {
        const transaction = toItem(row.item.transaction)
        at = transaction.at
        yield { transaction }
      } else if ('transaction' in row.item) {
        yield unreadable(
          { index, problem: 'type is unknown', field: ['type'], row: row.item },
          number,
        )
      } else {
        const label = row.item as Exclude<Row, TransactionRow>
        if (label.type === 'DATE_LABEL') at = label.timestamp
        yield { label }
      }
    }
  }
}
