import type { Queue, QueueGroup } from '#domain'

const groupsOf = ({ next, later }: Queue): readonly QueueGroup[] => [...next, ...later]
const idsOf = (queue: Queue) => groupsOf(queue).flatMap(({ items }) => items.map(({ id }) => id))

/**
 * The number of rows added since the previous response. Rows beyond the last loaded nonce don't
 * count, because they may come from another page.
 */
export function countNewRows(before: Queue, after: Queue): number {
  const known = new Set(idsOf(before))
  const last = before.hasMore ? (groupsOf(before).at(-1)?.nonce ?? -1) : Infinity
  return groupsOf(after)
    .filter(({ nonce }) => nonce < last)
    .flatMap(({ items }) => items)
    .filter(({ id }) => !known.has(id)).length
}
