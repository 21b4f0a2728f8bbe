/** A module that is loaded on demand. */
export interface LazyModule<T> {
  get: () => T | undefined
  load: () => Promise<T>
  /** Notifies the listener when the module is loaded; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Loads a module once and keeps it; after a failure, the next call tries again. */
export function loadOnce<T>(fetchIt: () => Promise<T>): LazyModule<T> {
  let value: T | undefined
  let pending: Promise<T> | undefined
  const listeners = new Set<() => void>()
  const load = async () => {
    try {
      value = await fetchIt()
    } catch (cause) {
      pending = undefined
      throw cause
    }
    for (const tell of listeners) tell()
    return value
  }
  return {
    get: () => value,
    load: () => (pending ??= load()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
