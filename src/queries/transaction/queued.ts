import type { SafeRef } from '#base'
import type { Queue, QueueGroup, TransactionItem } from '#domain'
import { type Gateway, type Page, type QueuedItem, routes } from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { oncePer } from '../oncePer.ts'
import { hasMore, pagedQuery } from '../pagedQuery.ts'
import { entriesIn } from './entries.ts'
import { queuedKey } from '../safe/keys.ts'
import { withRejected } from './rejecting.ts'

/** Pending transactions, paginated. */
export const queuedQuery = (gateway: Gateway, at: SafeRef) =>
  pagedQuery(gateway, routes.queued, {
    queryKey: queuedKey(at),
    meta: persisted('queued'),
    input: { path: { chainId: at.chainId, safeAddress: at.address } },
    select: toQueue,
  })

type QueuePages = readonly Page<QueuedItem>[]

/**
 * Groups the gateway's flat list by nonce. A group can continue on the next page, where its header
 * is not repeated, so groups are merged by nonce. The same goes for sections: rows belong to the
 * section of the last label, which may be on an earlier page.
 */
export const toQueue: (pages: QueuePages) => Queue = /*@__PURE__*/ oncePer(group)

function group(pages: QueuePages): Queue {
  const sections = {
    next: new Map<number, TransactionItem[]>(),
    later: new Map<number, TransactionItem[]>(),
  }
  const sectionOf = new Map<number, 'next' | 'later'>()
  const unreadable: TransactionItem[] = []
  // A row is on two pages if the queue changed between the two calls.
  const seen = new Set<string>()
  let section: 'next' | 'later' = 'later'
  for (const entry of entriesIn(pages)) {
    if ('label' in entry) {
      if (entry.label.type === 'LABEL') section = entry.label.label === 'Next' ? 'next' : 'later'
      continue
    }
    const item = entry.transaction
    if (seen.has(item.id)) continue
    seen.add(item.id)
    const nonce = item.multisig?.nonce
    if (nonce === undefined) {
      unreadable.push(item)
      continue
    }
    const own = sectionOf.get(nonce) ?? section
    sectionOf.set(nonce, own)
    const items = sections[own].get(nonce)
    if (items) items.push(item)
    else sections[own].set(nonce, [item])
  }
  // Pages are in the order of nonces, so the sorts only compare neighbors.
  const groupsOf = (name: 'next' | 'later'): QueueGroup[] =>
    [...sections[name]]
      .sort(([a], [b]) => a - b)
      .map(([nonce, items]) => ({
        nonce,
        items: withRejected(items.toSorted((a, b) => b.at - a.at)),
      }))
  return { next: groupsOf('next'), later: groupsOf('later'), unreadable, hasMore: hasMore(pages) }
}
