import { infiniteQueryOptions, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import {
  type CallInput,
  type Gateway,
  type ItemOf,
  type Page,
  type PageRoute,
  pageSearch,
  type UnreadableRow,
} from '#gateway'

export interface PagedQueryOptions<R extends PageRoute, Out> {
  queryKey: QueryKey
  meta?: QueryMeta
  input: CallInput<R>
  /** Fetches the first page, if it needs a different call than the following pages. */
  fetchFirst?: (input: CallInput<R>) => Promise<Page<ItemOf<R>>>
  select: (pages: readonly Page<ItemOf<R>>[]) => Out
}

/**
 * The next page, by the query of its URL: all that the gateway's URLs are used for. Null after the
 * last page, and for a page that was fetched before. A URL without a usable query stays as it is,
 * and the page fails.
 */
export function nextPage(
  { next }: Page<unknown>,
  _pages: unknown,
  _last: unknown,
  fetched: readonly (string | null)[],
): string | null {
  const page = next && (pageSearch(next) || next)
  return page && !fetched.includes(page) ? page : null
}

/**
 * Options of a paginated list. It ends after the last page, or when the gateway returns a page for
 * the second time.
 */
export const pagedQuery = <R extends PageRoute, Out>(
  gateway: Gateway,
  route: R,
  {
    queryKey,
    meta = {},
    input,
    fetchFirst = (call) => gateway.call(route, call) as Promise<Page<ItemOf<R>>>,
    select,
  }: PagedQueryOptions<R, Out>,
) =>
  infiniteQueryOptions({
    queryKey,
    meta,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? fetchFirst({ ...input, signal })
        : (gateway.page(route, pageParam, { ...input, signal }) as Promise<Page<ItemOf<R>>>),
    getNextPageParam: nextPage,
    select: ({ pages }) => select(pages),
  })

/** Rows of a paginated list, and whether there are more. */
export interface Rows<Item> {
  items: readonly Item[]
  hasMore: boolean
  /** Rows that were set aside, because they can't be read. */
  unreadable: number
}

/**
 * Rows of all pages without duplicates: a row is on two pages if the list changed between the two
 * calls.
 */
export function toRows<Item, Out>(
  pages: readonly Page<Item>[],
  idOf: (item: Item) => string,
  toRow: (item: Item) => Out,
): Rows<Out> {
  const rows = new Map<string, Out>()
  for (const item of pages.flatMap(({ results }) => results)) {
    const id = idOf(item)
    if (!rows.has(id)) rows.set(id, toRow(item))
  }
  return { items: [...rows.values()], hasMore: hasMore(pages), unreadable: unreadableIn(pages) }
}

/** How many rows of these pages were set aside. */
export const unreadableIn = (pages: readonly Page<unknown>[]): number =>
  pages.flatMap(({ unreadable = [] }) => unreadable).length

export const hasMore = (pages: readonly Page<unknown>[]): boolean => Boolean(pages.at(-1)?.next)

/** A valid row of a page, or an invalid one that was set aside. */
export type PageRow<Item> = { item: Item } | { unreadable: UnreadableRow }

/** The rows of a page in the gateway's order. */
export function rowsOf<Item>({ results, unreadable = [] }: Page<Item>): PageRow<Item>[] {
  const aside = new Map(unreadable.map((row) => [row.index, row]))
  const rows: PageRow<Item>[] = []
  let taken = 0
  for (let index = 0; taken < results.length || aside.size > 0; index++) {
    const row = aside.get(index)
    // An index beyond the end goes last.
    const next = row ?? (taken < results.length ? undefined : aside.values().next().value)
    if (next) aside.delete(next.index)
    rows.push(next ? { unreadable: next } : { item: results[taken++] as Item })
  }
  return rows
}
