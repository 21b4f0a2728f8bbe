import type { Queue } from '#domain'

/**
 * The most pending transactions that are counted: one page of the gateway's queue. Otherwise, pages
 * that list them all and pages that only load the first would show different numbers.
 */
const most = 20

export interface PendingCount {
  count: number
  /** Whether there are more. */
  atLeast: boolean
}

/**
 * How many transactions of a Safe are pending, as shown everywhere: exact up to 20, `20+` beyond,
 * no matter how many are loaded.
 * @param hasMore whether `total` isn't all of them
 */
export const cappedCount = (total: number, hasMore = false): PendingCount => ({
  count: Math.min(total, most),
  atLeast: hasMore || total > most,
})

/** How many transactions of a queue are pending, as text: `8` or `20+`. */
export function pendingCount({ next, later, unreadable, hasMore }: Queue): string {
  const rows = [...next, ...later].reduce((sum, { items }) => sum + items.length, unreadable.length)
  const { count, atLeast } = cappedCount(rows, hasMore)
  return `${count}${atLeast ? '+' : ''}`
}
