import { infiniteQueryOptions } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { type Gateway, type HistoryItem, type Page, routes } from '#gateway'
import type { History, HistoryDay } from './domain.ts'
import { safeKey } from './safe.ts'
import { toItem } from './wire.ts'

export const historyKey = (at: SafeRef) => [...safeKey(at), 'history'] as const

/** Executed transactions, newest first, page by page, in days of the given IANA time zone. */
export const historyQuery = (gateway: Gateway, at: SafeRef, timezone: string) =>
  infiniteQueryOptions({
    queryKey: [...historyKey(at), timezone] as const,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const path = { chainId: at.chainId, safeAddress: at.address }
      return pageParam === null ? gateway.call(routes.history, { path, query: { timezone }, signal }) : gateway.page(routes.history, pageParam, { path, signal })
    },
    getNextPageParam: (page) => page.next ?? null,
    select: ({ pages }) => toHistory(pages, timezone),
  })

/** Every page begins with a date label, also in the middle of a day: days are merged by their date in the zone. */
export function toHistory(pages: readonly Page<HistoryItem>[], timezone: string): History {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' })
  const days = new Map<string, { day: number; items: HistoryDay['items'][number][] }>()
  const seen = new Set<string>()
  for (const entry of pages.flatMap((page) => page.results)) {
    if (entry.type !== 'TRANSACTION' || seen.has(entry.transaction.id)) continue
    const item = toItem(entry.transaction)
    seen.add(item.id)
    const key = date.format(item.at)
    const day = days.get(key) ?? { day: item.at, items: [] }
    day.items.push(item)
    days.set(key, day)
  }
  return { days: [...days.values()], hasMore: Boolean(pages.at(-1)?.next) }
}
