import type { Queue, QueueGroup } from '#domain'

const groupsOf = ({ next, later }: Queue): readonly QueueGroup[] => [...next, ...later]
const idsOf = (queue: Queue) => groupsOf(queue).flatMap(({ items }) => items.map(({ id }) => id))

/** How many rows are new since the last look. A further page is not news: what lies past the last nonce that was loaded does not count. */
export function countNewRows(before: Queue, after: Queue): number {
  const known = new Set(idsOf(before))
  const last = before.hasMore ? (groupsOf(before).at(-1)?.nonce ?? -1) : Infinity
  return groupsOf(after)
    .filter(({ nonce }) => nonce < last)
    .flatMap(({ items }) => items)
    .filter(({ id }) => !known.has(id)).length
}
