import { infiniteQueryOptions, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import type { CallInput, Gateway, ItemOf, Page, PageRoute } from '#gateway'

export interface PagedList<R extends PageRoute, Out> {
  queryKey: QueryKey
  meta?: QueryMeta
  input: CallInput<R>
  /** Asks for the first page, where that is another call than the one for further pages. */
  first?: (input: CallInput<R>) => Promise<Page<ItemOf<R>>>
  select: (pages: readonly Page<ItemOf<R>>[]) => Out
}

/** Options of a list that comes page by page. It ends with its last page, and where a gateway gives a URL for the second time. */
export const pagedQuery = <R extends PageRoute, Out>(
  gateway: Gateway,
  route: R,
  { queryKey, meta = {}, input, first = (call) => gateway.call(route, call) as Promise<Page<ItemOf<R>>>, select }: PagedList<R, Out>,
) =>
  infiniteQueryOptions({
    queryKey,
    meta,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? first({ ...input, signal }) : (gateway.page(route, pageParam, { ...input, signal }) as Promise<Page<ItemOf<R>>>),
    getNextPageParam: ({ next }, _pages, _last, asked) => (next && !asked.includes(next) ? next : null),
    select: ({ pages }) => select(pages),
  })

/** Rows of a paged list, and whether there are more. */
export interface Rows<Item> {
  items: readonly Item[]
  hasMore: boolean
}

/** Rows of all pages, each once: a row can stand on two pages when the list moved between the two calls. */
export function toRows<Item, Out>(pages: readonly Page<Item>[], idOf: (item: Item) => string, read: (item: Item) => Out): Rows<Out> {
  const rows = new Map<string, Out>()
  for (const item of pages.flatMap(({ results }) => results)) {
    const id = idOf(item)
    if (!rows.has(id)) rows.set(id, read(item))
  }
  return { items: [...rows.values()], hasMore: hasMore(pages) }
}

export const hasMore = (pages: readonly Page<unknown>[]): boolean => Boolean(pages.at(-1)?.next)
