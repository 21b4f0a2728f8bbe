import type { SafeRef } from '#base'
import type { Queue, QueueGroup } from '#domain'
import { type Gateway, type Page, type QueuedItem, routes } from '#gateway'
import { persisted } from '../cache/queryCacheStorage.ts'
import { hasMore, pagedQuery } from '../pagedQuery.ts'
import { safeKey } from '../safe/safe.ts'
import { toItem } from './mappers.ts'

export const queuedKey = (at: SafeRef) => [...safeKey(at), 'queued'] as const

/** Pending transactions, paginated. */
export const queuedQuery = (gateway: Gateway, at: SafeRef) =>
  pagedQuery(gateway, routes.queued, {
    queryKey: queuedKey(at),
    meta: persisted,
    input: { path: { chainId: at.chainId, safeAddress: at.address } },
    select: toQueue,
  })

/**
 * Groups the gateway's flat list by nonce. A group can continue on the next page, where its header is not repeated, so groups are merged
 * by nonce. The same goes for sections: rows belong to the section of the last label, which may be on an earlier page.
 */
export function toQueue(pages: readonly Page<QueuedItem>[]): Queue {
  const groups = new Map<number, { section: 'next' | 'later'; items: ReturnType<typeof toItem>[] }>()
  let section: 'next' | 'later' = 'later'
  for (const entry of pages.flatMap((page) => page.results)) {
    if (entry.type === 'LABEL') section = entry.label === 'Next' ? 'next' : 'later'
    if (entry.type !== 'TRANSACTION') continue
    const item = toItem(entry.transaction)
    const nonce = item.multisig?.nonce
    if (nonce === undefined) continue
    const group = groups.get(nonce) ?? { section, items: [] }
    // A row is on two pages if the queue changed between the two calls.
    if (!group.items.some(({ id }) => id === item.id)) group.items.push(item)
    groups.set(nonce, group)
  }
  const groupsOf = (name: 'next' | 'later'): QueueGroup[] =>
    [...groups]
      .filter(([, group]) => group.section === name)
      .sort(([a], [b]) => a - b)
      .map(([nonce, { items }]) => ({ nonce, items: items.toSorted((a, b) => b.at - a.at) }))
  return { next: groupsOf('next'), later: groupsOf('later'), hasMore: hasMore(pages) }
}
