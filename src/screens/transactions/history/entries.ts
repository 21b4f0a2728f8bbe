import type { History, TransactionItem } from '#domain'

/**
 * A line of the history: the heading of a day, or a transaction and its position within the day.
 */
export type Entry =
  | { kind: 'day'; key: string; day: number }
  | { kind: 'row'; key: string; item: TransactionItem; position: Position }

export type Position = 'first' | 'middle' | 'last' | 'only'

/** Flattens days and their transactions for the virtualized list. */
export const toEntries = ({ days }: History): Entry[] =>
  days.flatMap(({ day, items }): Entry[] => [
    { kind: 'day', key: `day_${items[0]?.id ?? day}`, day },
    ...items.map((item, index): Entry => ({
      kind: 'row',
      key: item.id,
      item,
      position: positionOf(index, items.length),
    })),
  ])

function positionOf(index: number, count: number): Position {
  if (count === 1) return 'only'
  if (index === 0) return 'first'
  return index === count - 1 ? 'last' : 'middle'
}
