import type { Failure } from '#base'
import { readFailure } from '#gateway'

/** What comes after the last row that is shown. */
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

/** Reads a paged query. While its known pages are asked for again, the next one waits: two answers would be one list's undoing. */
export function toPagination(asked: PagedQuery): Pagination {
  const load = () => void asked.fetchNextPage()
  if (!asked.hasNextPage) return { status: 'end' }
  if (asked.isFetchingNextPage || asked.isFetching) return { status: 'loading' }
  if (asked.isFetchNextPageError) return { status: 'failed', reason: readFailure(asked.error, globalThis.navigator?.onLine ?? true), load }
  return { status: 'idle', load }
}
