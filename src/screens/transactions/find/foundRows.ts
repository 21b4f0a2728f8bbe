import type { History, Queue, QueueGroup, TransactionItem } from '#domain'

type Matches = (item: TransactionItem) => boolean

/** The days with the rows that match, without the others. */
export const foundHistory = (history: History, matches: Matches): History => ({
  ...history,
  days: history.days.flatMap((day) => {
    const items = day.items.filter(matches)
    return items.length > 0 ? [{ ...day, items }] : []
  }),
})

/**
 * The nonces at which a row matches, with the rows that it competes with: what it would cancel
 * isn't hidden.
 */
export function foundQueue(queue: Queue, matches: Matches): Queue {
  const among = (groups: readonly QueueGroup[]) => groups.filter(({ items }) => items.some(matches))
  return {
    ...queue,
    next: among(queue.next),
    later: among(queue.later),
    unreadable: queue.unreadable.filter(matches),
  }
}
