/** Why remote data is missing. `detail` is technical and never the only text shown. */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'unreachable'; detail?: string }
  | { kind: 'timeout' }
  | { kind: 'notFound'; detail?: string }
  | { kind: 'refused'; status: number; detail?: string }
  | { kind: 'limited'; retryAfter?: number }
  | { kind: 'broken'; detail?: string }

/**
 * Remote data. `ready` includes its freshness (`stale`: shown, but the last refresh failed, or the first one of this visit is pending)
 * and the names of missing parts.
 */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'failed'; reason: Failure; retry: () => void }
  | { status: 'ready'; value: T; freshness: 'live' | 'stale'; missing: readonly string[]; retry: () => void }

export const loading: Remote<never> = { status: 'loading' }

export const failed = (reason: Failure, retry: () => void = () => {}): Remote<never> => ({ status: 'failed', reason, retry })

export const ready = <T>(
  value: T,
  { freshness = 'live', missing = [], retry = () => {} }: { freshness?: 'live' | 'stale'; missing?: readonly string[]; retry?: () => void } = {},
): Remote<T> => ({ status: 'ready', value, freshness, missing, retry })

/** Maps the value of a `ready` state; other states stay as they are. */
export const mapRemote = <A, B>(remote: Remote<A>, change: (value: A) => B): Remote<B> =>
  remote.status === 'ready' ? { ...remote, value: change(remote.value) } : remote
