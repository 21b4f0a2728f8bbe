import type { Queue } from '#domain'

/** Rows of one page of the gateway's queue. */
const pageSize = 20

/**
 * The number of pending transactions: exact once all pages are loaded, `20+` before that,
 * regardless of scrolling.
 */
export function pendingCount({ next, later, unreadable, hasMore }: Queue): string {
  const rows = [...next, ...later].reduce((sum, { items }) => sum + items.length, unreadable.length)
  return hasMore ? `${Math.min(rows, pageSize)}+` : String(rows)
}
