import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { type Gateway, type HistoryItem, type Page, routes } from '#gateway'
import { byDay } from '../groupByDay.ts'
import type { History } from '#domain'
import { keepable } from '../cache/queryCacheStorage.ts'
import { hasMore } from '../pagedQuery.ts'
import { safeKey } from '../safe/safe.ts'
import { toItem } from '../mappers.ts'

export const historyKey = (at: SafeRef) => [...safeKey(at), 'history'] as const

type HistoryPage = Page<HistoryItem>

/**
 * Executed transactions, newest first, page by page, in days of the given IANA time zone. What was executed does not change,
 * so looking again asks for the first page alone as long as it still meets the known ones: five hundred pages are not fetched anew.
 */
export const historyQuery = (gateway: Gateway, at: SafeRef, timezone: string) => {
  // Of the look that is going on: its first page meets the known ones.
  let met = false
  return infiniteQueryOptions({
    queryKey: [...historyKey(at), timezone] as const,
    meta: keepable,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal, client, queryKey }) => {
      const path = { chainId: at.chainId, safeAddress: at.address }
      const known = client.getQueryData<InfiniteData<HistoryPage, string | null>>(queryKey)
      if (pageParam === null) {
        const fresh = await gateway.call(routes.history, { path, query: { timezone }, signal })
        const older = olderRows(fresh, known?.pages[0])
        met = older !== undefined
        // What the new rows pushed off the first page stays on it, else it would be on none.
        return older ? { ...fresh, results: [...fresh.results, ...older] } : fresh
      }
      const kept = met ? known?.pages[known.pageParams.indexOf(pageParam)] : undefined
      return kept ?? gateway.page(routes.history, pageParam, { path, signal })
    },
    getNextPageParam: (page) => page.next ?? null,
    select: ({ pages }) => toHistory(pages, timezone),
  })
}

const idOf = (entry: HistoryItem) => (entry.type === 'TRANSACTION' ? entry.transaction.id : undefined)

/** The rows of the old first page that lie past the last one that both pages share; undefined where they share none, and something may lie between. */
function olderRows({ results }: HistoryPage, old: HistoryPage | undefined): HistoryItem[] | undefined {
  const fresh = new Set(results.map(idOf))
  const rows = (old?.results ?? []).filter((entry) => entry.type === 'TRANSACTION')
  const last = rows.findLastIndex((entry) => fresh.has(idOf(entry)))
  return last < 0 ? undefined : rows.slice(last + 1)
}

/** Every page begins with a date label, also in the middle of a day: days are merged by their date in the zone. */
export function toHistory(pages: readonly HistoryPage[], timezone: string): History {
  const rows = pages.flatMap(({ results }) => results).filter((entry) => entry.type === 'TRANSACTION')
  // A row can stand on two pages when something happened between the two calls.
  const items = new Map(rows.map(({ transaction }) => [transaction.id, toItem(transaction)]))
  return { days: byDay([...items.values()], timezone), hasMore: hasMore(pages) }
}
