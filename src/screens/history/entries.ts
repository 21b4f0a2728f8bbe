import type { History, TransactionItem } from '#domain'

/** A line of the history: the heading of a day, or a transaction and its position within the day. */
export type Entry = { kind: 'day'; key: string; day: number } | { kind: 'row'; key: string; item: TransactionItem; position: Position }

type Position = 'first' | 'middle' | 'last' | 'only'

// With each further page, all rows are listed again: a row whose place in its day is the same stays the same object, and is not rendered again.
const known = new WeakMap<TransactionItem, Entry & { kind: 'row' }>()

function rowOf(item: TransactionItem, position: Position): Entry {
  const before = known.get(item)
  if (before?.position === position) return before
  const row = { kind: 'row', key: item.id, item, position } as const
  known.set(item, row)
  return row
}

/** Flattens days and their transactions for the virtualized list. */
export const toEntries = ({ days }: History): Entry[] =>
  days.flatMap(({ day, items }): Entry[] => [
    { kind: 'day', key: `day_${items[0]?.id ?? day}`, day },
    ...items.map((item, index) => rowOf(item, positionOf(index, items.length))),
  ])

function positionOf(index: number, count: number): Position {
  if (count === 1) return 'only'
  if (index === 0) return 'first'
  return index === count - 1 ? 'last' : 'middle'
}
