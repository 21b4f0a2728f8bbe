import type { Remote } from '#base'
import { readFailure } from './readFailure.ts'

interface QueryResult<T> {
  data: T | undefined
  error: unknown
  isError: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => unknown
  /** In a paginated query: whether only the next page failed. */
  isFetchNextPageError?: boolean
  /**
   * False until the first response since the page was loaded: any data is then restored from an
   * earlier visit, or a placeholder.
   */
  isFetched?: boolean
  isPlaceholderData?: boolean
}

const online = () => globalThis.navigator?.onLine ?? true

/**
 * The result of a query as a `Remote`: loading, failed with a reason, or ready with its freshness.
 * Data restored from an earlier visit is `updating` until the first response.
 */
export function toRemote<T>(result: QueryResult<T>, missing: readonly string[] = []): Remote<T> {
  const retry = () => void result.refetch()
  // If only the next page failed, the loaded pages are as fresh as before; the end of the list
  // shows the error.
  const isRestored = result.isFetched === false && !result.isPlaceholderData
  const isStale =
    (result.isError && !result.isFetchNextPageError) || result.fetchStatus === 'paused'
  const freshness = isStale ? 'stale' : isRestored ? 'updating' : 'live'
  if (result.data !== undefined)
    return { status: 'ready', value: result.data, freshness, missing, retry }
  if (result.fetchStatus === 'paused')
    return { status: 'failed', reason: { kind: 'offline' }, retry }
  if (result.isError)
    return { status: 'failed', reason: readFailure(result.error, online()), retry }
  return { status: 'loading' }
}
