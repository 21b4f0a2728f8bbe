import type { Remote } from '#base'
import { readFailure } from '#gateway'

interface Asked<T> {
  data: T | undefined
  error: unknown
  isError: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => unknown
  /** Of a paged query: it is only the next page that failed. */
  isFetchNextPageError?: boolean
  /** False before anything came in this visit: what there is then was kept from an earlier one, or stands in for what is to come. */
  isFetched?: boolean
  isPlaceholderData?: boolean
}

const online = () => globalThis.navigator?.onLine ?? true

/**
 * A query's result in the words of the house: loading, failed with a reason, or ready and how fresh. What an earlier visit kept is
 * `stale` until this one has asked.
 */
export function toRemote<T>(asked: Asked<T>, missing: readonly string[] = []): Remote<T> {
  const retry = () => void asked.refetch()
  // What is shown is as fresh as before when a further page failed: the end of the list says so.
  const isKept = asked.isFetched === false && !asked.isPlaceholderData
  const isOld = isKept || (asked.isError && !asked.isFetchNextPageError) || asked.fetchStatus === 'paused'
  if (asked.data !== undefined) return { status: 'ready', value: asked.data, freshness: isOld ? 'stale' : 'live', missing, retry }
  if (asked.fetchStatus === 'paused') return { status: 'failed', reason: { kind: 'offline' }, retry }
  if (asked.isError) return { status: 'failed', reason: readFailure(asked.error, online()), retry }
  return { status: 'loading' }
}
