import type { QueuedItem, routes } from '#gateway'
import type { Handler } from './handler.ts'
import { queueOf } from './queue.ts'
import { approvalsOf } from './signatures.ts'
import { readSafe } from './safes.ts'
import { pendingSummary } from './summaries.ts'
import { trustedTokens } from './trustedTokens.ts'
import { safeOf } from './wire.ts'

/** The queue that this browser knows, as one page. */
export const queued: Handler<typeof routes.queued> = async (local, { path }) => {
  const found = await readSafe(local, safeOf(path))
  const queue = queueOf(local, found)
  const [approvals, trusted] = await Promise.all([
    approvalsOf(local, found, queue),
    trustedTokens(local, found),
  ])
  const results: QueuedItem[] = []
  let last: bigint | undefined
  for (const [index, one] of queue.entries()) {
    const nonce = BigInt(one.tx.nonce)
    const isNext = nonce === found.nonce
    if (index === 0 && isNext) results.push({ type: 'LABEL', label: 'Next' })
    if (!isNext && (last === undefined || last === found.nonce))
      results.push({ type: 'LABEL', label: 'Queued' })
    const hasRival = (at: number) => queue[at] !== undefined && queue[at].tx.nonce === one.tx.nonce
    const [isAfter, isBefore] = [hasRival(index - 1), hasRival(index + 1)]
    if (isBefore && !isAfter) results.push({ type: 'CONFLICT_HEADER', nonce: Number(nonce) })
    results.push({
      type: 'TRANSACTION',
      transaction: await pendingSummary(local, found, one, {
        approvals: approvals.get(one.safeTxHash) ?? [],
        trusted,
      }),
      conflictType: isBefore ? 'HasNext' : isAfter ? 'End' : 'None',
    })
    last = nonce
  }
  return { count: queue.length, next: null, previous: null, results }
}
