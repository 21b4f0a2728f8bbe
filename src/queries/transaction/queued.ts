import type { SafeRef } from '#base'
import { type Gateway, type Page, type QueuedItem, routes } from '#gateway'
import type { Queue, QueueGroup } from '#domain'
import { keepable } from '../cache/queryCacheStorage.ts'
import { hasMore, pagedQuery } from '../pagedQuery.ts'
import { safeKey } from '../safe/safe.ts'
import { toItem } from '../mappers.ts'

export const queuedKey = (at: SafeRef) => [...safeKey(at), 'queued'] as const

/** Waiting transactions, page by page. */
export const queuedQuery = (gateway: Gateway, at: SafeRef) =>
  pagedQuery(gateway, routes.queued, {
    queryKey: queuedKey(at),
    meta: keepable,
    input: { path: { chainId: at.chainId, safeAddress: at.address } },
    select: toQueue,
  })

/**
 * The flat lists of the wire as groups by nonce. A group may be split by a page's edge and a header is not repeated there,
 * so groups are merged by nonce; `Next` ends where the label `Queued` or a nonce after the first one begins.
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
    // A row can stand on two pages when the queue moved between the two calls.
    if (!group.items.some((known) => known.id === item.id)) group.items.push(item)
    groups.set(nonce, group)
  }
  const of = (wanted: 'next' | 'later'): QueueGroup[] =>
    [...groups]
      .filter(([, group]) => group.section === wanted)
      .sort(([a], [b]) => a - b)
      .map(([nonce, { items }]) => ({ nonce, items: items.toSorted((a, b) => b.at - a.at) }))
  return { next: of('next'), later: of('later'), hasMore: hasMore(pages) }
}
