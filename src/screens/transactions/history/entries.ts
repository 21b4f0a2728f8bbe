import type { History, TransactionItem } from '#domain'

/** A line of the history: the heading of a day, or a transaction. */
export type Entry =
  | { kind: 'day'; key: string; day: number }
  | { kind: 'row'; key: string; item: TransactionItem }

/** Flattens days and their transactions for the virtualized list. */
export const toEntries = ({ days }: History): Entry[] =>
  days.flatMap(({ day, items }): Entry[] => [
    { kind: 'day', key: `day_${items[0]?.id ?? day}`, day },
    ...items.map((item): Entry => ({ kind: 'row', key: item.id, item })),
  ])
