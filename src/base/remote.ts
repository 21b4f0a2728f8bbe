/** Why something that comes from elsewhere is not here; `detail` is for the curious, never the only text. */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'unreachable'; detail?: string }
  | { kind: 'timeout' }
  | { kind: 'notFound'; detail?: string }
  | { kind: 'refused'; status: number; detail?: string }
  | { kind: 'limited'; retryAfter?: number }
  | { kind: 'broken'; detail?: string }

/**
 * Data that comes from elsewhere. `ready` also says how fresh it is (`stale`: shown, but the last refresh failed, or none came yet in this visit)
 * and which parts are missing, by name.
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

/** Changes the value of a `ready` one and leaves the other states as they are. */
export const mapRemote = <A, B>(remote: Remote<A>, change: (value: A) => B): Remote<B> =>
  remote.status === 'ready' ? { ...remote, value: change(remote.value) } : remote
