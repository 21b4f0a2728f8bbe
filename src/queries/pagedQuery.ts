import { infiniteQueryOptions, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import type { CallInput, Gateway, ItemOf, Page, PageRoute } from '#gateway'

export interface PagedQueryOptions<R extends PageRoute, Out> {
  queryKey: QueryKey
  meta?: QueryMeta
  input: CallInput<R>
  /** Fetches the first page, if that takes another call than the following pages. */
  fetchFirst?: (input: CallInput<R>) => Promise<Page<ItemOf<R>>>
  select: (pages: readonly Page<ItemOf<R>>[]) => Out
}

/** Options of a paginated list. It ends after the last page, or when the gateway returns a URL for the second time. */
export const pagedQuery = <R extends PageRoute, Out>(
  gateway: Gateway,
  route: R,
  { queryKey, meta = {}, input, fetchFirst = (call) => gateway.call(route, call) as Promise<Page<ItemOf<R>>>, select }: PagedQueryOptions<R, Out>,
) =>
  infiniteQueryOptions({
    queryKey,
    meta,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? fetchFirst({ ...input, signal }) : (gateway.page(route, pageParam, { ...input, signal }) as Promise<Page<ItemOf<R>>>),
    getNextPageParam: ({ next }, _pages, _last, fetched) => (next && !fetched.includes(next) ? next : null),
    select: ({ pages }) => select(pages),
  })

/** Rows of a paginated list, and whether there are more. */
export interface Rows<Item> {
  items: readonly Item[]
  hasMore: boolean
}

/** Rows of all pages without duplicates: a row is on two pages if the list changed between the two calls. */
export function toRows<Item, Out>(pages: readonly Page<Item>[], idOf: (item: Item) => string, toRow: (item: Item) => Out): Rows<Out> {
  const rows = new Map<string, Out>()
  for (const item of pages.flatMap(({ results }) => results)) {
    const id = idOf(item)
    if (!rows.has(id)) rows.set(id, toRow(item))
  }
  return { items: [...rows.values()], hasMore: hasMore(pages) }
}

export const hasMore = (pages: readonly Page<unknown>[]): boolean => Boolean(pages.at(-1)?.next)
