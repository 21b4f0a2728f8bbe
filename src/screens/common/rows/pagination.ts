import type { Failure } from '#base'
import { readFailure } from '#queries'

/** The state after the last loaded page. */
export type Pagination =
  | { status: 'end' }
  | { status: 'idle'; load: () => void }
  | { status: 'loading' }
  | { status: 'failed'; reason: Failure; load: () => void }

interface PagedQuery {
  hasNextPage: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => unknown
}

/**
 * The pagination state of a query. While loaded pages are being refetched, the next one can't be
 * loaded, or the two responses could overwrite each other.
 */
export function toPagination(query: PagedQuery): Pagination {
  const load = () => void query.fetchNextPage()
  if (!query.hasNextPage) return { status: 'end' }
  if (query.isFetchingNextPage || query.isFetching) return { status: 'loading' }
  if (query.isFetchNextPageError)
    return {
      status: 'failed',
      reason: readFailure(query.error, globalThis.navigator?.onLine ?? true),
      load,
    }
  return { status: 'idle', load }
}
