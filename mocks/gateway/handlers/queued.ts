import type { QueuedItem, routes } from '#gateway'
import type { Handler } from '../handler.ts'
import { pageLinks, readWindow } from '../reading/paging.ts'
import { readAddress, readFlag } from '../reading/values.ts'
import { queueOf, waitingSummary } from '../reading/waiting.ts'
import type { Proposal } from '../proposals.ts'

export const queued: Handler<typeof routes.queued> = async (gateway, { path, query, url }) => {
  const address = readAddress(path.safeAddress)
  // Either the signed ones, or the unsigned ones.
  const trusted = readFlag(query, 'trusted', true)
  const state = await gateway.chain(path.chainId)
  const safe = state.safe(address)
  const queue = queueOf(state, safe).filter((one) => one.trusted === trusted)
  const window = readWindow(query)
  const { limit, offset } = window
  const results = queueRows(queue.slice(offset, offset + limit), {
    safeNonce: safe.nonce,
    lastNonce: queue[offset - 1]?.tx.nonce,
    nextNonce: queue[offset + limit]?.tx.nonce,
  }).map((row): QueuedItem =>
    row.type === 'TRANSACTION'
      ? {
          type: 'TRANSACTION',
          transaction: waitingSummary(state, safe, row.proposal),
          conflictType: row.conflictType,
        }
      : row,
  )
  return { count: results.length, ...pageLinks(url, window, queue.length), results }
}

type PlainRow =
  | Exclude<QueuedItem, { type: 'TRANSACTION' }>
  | { type: 'TRANSACTION'; proposal: Proposal; conflictType: 'None' | 'HasNext' | 'End' }

/**
 * Labels and conflict groups of one page. A group may span two pages: its header is only on the
 * page where it begins, and its last item is `End` only where it ends.
 */
function queueRows(
  page: readonly Proposal[],
  around: { safeNonce: number; lastNonce: number | undefined; nextNonce: number | undefined },
): PlainRow[] {
  const rows: PlainRow[] = []
  let last = around.lastNonce ?? -1
  for (const group of byNonce(page)) {
    const nonce = group[0]!.tx.nonce
    if (last < around.safeNonce && nonce === around.safeNonce)
      rows.push({ type: 'LABEL', label: 'Next' })
    else if (last <= around.safeNonce && nonce > around.safeNonce)
      rows.push({ type: 'LABEL', label: 'Queued' })
    last = nonce

    const goesOn = nonce === around.nextNonce
    const began = nonce === around.lastNonce
    const conflict = group.length > 1 || goesOn
    if (conflict && !began) rows.push({ type: 'CONFLICT_HEADER', nonce })
    group.forEach((proposal, at) => {
      const ends = at === group.length - 1 && !goesOn
      const alone = group.length === 1 && !conflict && !began
      rows.push({
        type: 'TRANSACTION',
        proposal,
        conflictType: alone ? 'None' : ends ? 'End' : 'HasNext',
      })
    })
  }
  return rows
}

function byNonce(page: readonly Proposal[]): Proposal[][] {
  const groups: Proposal[][] = []
  for (const one of page) {
    const group = groups.at(-1)
    if (group?.[0]?.tx.nonce === one.tx.nonce) group.push(one)
    else groups.push([one])
  }
  return groups
}
