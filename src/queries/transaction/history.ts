import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import type { History, TransactionItem } from '#domain'
import { type Gateway, type HistoryItem, type Page, routes } from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { groupByDay } from '../groupByDay.ts'
import { oncePer } from '../oncePer.ts'
import { hasMore, nextPage } from '../pagedQuery.ts'
import { entriesIn } from './entries.ts'
import { historyKey } from '../safe/keys.ts'
import { withRejected } from './rejecting.ts'

type HistoryPage = Page<HistoryItem>

export interface HistoryOptions {
  /** Includes transfers of tokens that the gateway doesn't trust, and those that imitate others. */
  suspicious?: boolean
}

/**
 * Executed transactions, newest first, paginated, grouped by day in an IANA time zone. They never
 * change, so a refetch loads only the first page, as long as it overlaps with the cached ones: five
 * hundred pages are not loaded again.
 */
export const historyQuery = (
  gateway: Gateway,
  at: SafeRef,
  timezone: string,
  { suspicious = false }: HistoryOptions = {},
) => {
  const query = { timezone, trusted: !suspicious, imitation: suspicious }
  // Whether the first page of the current fetch overlaps with the cached ones.
  let overlaps = false
  return infiniteQueryOptions({
    queryKey: [...historyKey(at), timezone, ...(suspicious ? ['suspicious'] : [])] as const,
    meta: persisted('history'),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal, client, queryKey }) => {
      const path = { chainId: at.chainId, safeAddress: at.address }
      const cached = client.getQueryData<InfiniteData<HistoryPage, string | null>>(queryKey)
      if (pageParam === null) {
        const fresh = await gateway.call(routes.history, { path, query, signal })
        const older = olderRows(fresh, cached?.pages[0])
        overlaps = older !== undefined
        // If more pages are cached, rows that new ones pushed off the first page are appended to
        // it; otherwise they'd be on no page.
        return older && cached?.pages[1]
          ? { ...fresh, results: [...fresh.results, ...older] }
          : fresh
      }
      const unchanged = overlaps ? cached?.pages[cached.pageParams.indexOf(pageParam)] : undefined
      return unchanged ?? gateway.page(routes.history, pageParam, { path, signal })
    },
    getNextPageParam: nextPage,
    select: ({ pages }) => historyOf(pages, timezone),
  })
}

const idOf = (entry: HistoryItem) =>
  entry.type === 'TRANSACTION' ? entry.transaction.id : undefined

/**
 * The rows of the cached first page after the last one that both pages contain. Undefined if they
 * have none in common, so rows may be missing in between.
 */
function olderRows(
  { results }: HistoryPage,
  cached: HistoryPage | undefined,
): HistoryItem[] | undefined {
  const fresh = new Set(results.map(idOf))
  const rows = (cached?.results ?? []).filter((entry) => entry.type === 'TRANSACTION')
  const last = rows.findLastIndex((entry) => fresh.has(idOf(entry)))
  return last < 0 ? undefined : rows.slice(last + 1)
}

/** {@link toHistory}, once for the same pages. */
export const historyOf = /*@__PURE__*/ oncePer(toHistory)

/**
 * Every page starts with a date label, even mid-day, so rows are grouped by their date in the time
 * zone instead.
 */
export function toHistory(pages: readonly HistoryPage[], timezone: string): History {
  // A row is on two pages if a transaction was executed between the two calls.
  const items = new Map<string, TransactionItem>()
  for (const entry of entriesIn(pages))
    if ('transaction' in entry) items.set(entry.transaction.id, entry.transaction)
  return {
    days: groupByDay(withRejected([...items.values()]), timezone),
    hasMore: hasMore(pages),
  }
}
