/**
 * Why remote data is missing. `detail` is technical, short, and never the only text shown.
 * `notSent`: the request itself is invalid; `notOffered`: the server lacks the call, or isn't such
 * a service; `redirected`: it redirects, and redirects are never followed.
 */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'unreachable'; detail?: string }
  | { kind: 'timeout' }
  | { kind: 'notSent'; detail?: string }
  | { kind: 'notFound'; detail?: string }
  | { kind: 'notOffered'; detail?: string }
  | { kind: 'redirected' }
  | { kind: 'declined'; status: number; detail?: string }
  | { kind: 'limited'; retryAfter?: number }
  | { kind: 'broken'; detail?: string }

/** The start of an external message, at most 300 characters: some services send whole pages. */
export const shortDetail = (message: string): string => message.replace(/^(.{299}).{2,}$/su, '$1…')

/**
 * `stale`: the last refresh failed. `updating`: the data is from an earlier visit, and this visit's
 * first refresh is pending.
 */
export type Freshness = 'live' | 'updating' | 'stale'

/** Remote data. `ready` includes its freshness and the names of missing parts. */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'failed'; reason: Failure; retry: () => void }
  | {
      status: 'ready'
      value: T
      freshness: Freshness
      missing: readonly string[]
      retry: () => void
    }

export const loading: Remote<never> = { status: 'loading' }

export const failed = (reason: Failure, retry: () => void = () => {}): Remote<never> => ({
  status: 'failed',
  reason,
  retry,
})

export const ready = <T>(
  value: T,
  {
    freshness = 'live',
    missing = [],
    retry = () => {},
  }: { freshness?: Freshness; missing?: readonly string[]; retry?: () => void } = {},
): Remote<T> => ({ status: 'ready', value, freshness, missing, retry })

/** Maps the value of a `ready` state; other states stay as they are. */
export const mapRemote = <A, B>(remote: Remote<A>, change: (value: A) => B): Remote<B> =>
  remote.status === 'ready' ? { ...remote, value: change(remote.value) } : remote

/** The freshness of a page with several parts: that of its stalest part. */
export function oldestFreshness(parts: readonly Remote<unknown>[]): Freshness {
  const has = (freshness: Freshness) =>
    parts.some((part) => part.status === 'ready' && part.freshness === freshness)
  return has('stale') ? 'stale' : has('updating') ? 'updating' : 'live'
}

/** Retries the parts whose last refresh failed. */
export const retryStale = (parts: readonly Remote<unknown>[]): void =>
  parts.forEach((part) => part.status === 'ready' && part.freshness === 'stale' && part.retry())
