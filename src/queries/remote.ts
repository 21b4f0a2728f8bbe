import type { Remote } from '#base'
import { readFailure } from '#gateway'

interface Asked<T> {
  data: T | undefined
  error: unknown
  isError: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => unknown
}

const online = () => globalThis.navigator?.onLine ?? true

/** A query's result in the words of the house: loading, failed with a reason, or ready and how fresh. */
export function toRemote<T>(asked: Asked<T>, missing: readonly string[] = []): Remote<T> {
  const retry = () => void asked.refetch()
  if (asked.data !== undefined) return { status: 'ready', value: asked.data, freshness: asked.isError || asked.fetchStatus === 'paused' ? 'stale' : 'live', missing, retry }
  if (asked.fetchStatus === 'paused') return { status: 'failed', reason: { kind: 'offline' }, retry }
  if (asked.isError) return { status: 'failed', reason: readFailure(asked.error, online()), retry }
  return { status: 'loading' }
}
