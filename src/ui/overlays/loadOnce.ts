import { useEffect, useState, useSyncExternalStore } from 'react'

/** A piece of the kit that is not part of the first download. */
export interface LazyModule<T> {
  get: () => T | undefined
  load: () => Promise<T>
  /** Tells when it is there, whoever loaded it; gives back the way to stop listening. */
  subscribe: (listener: () => void) => () => void
}

/** Loads once and keeps it; after a failure the next call tries again. */
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

const nothingYet = () => undefined

/** The piece once it is there and `wanted`. Without Suspense, which would hold it back after another fallback. A failure goes to the error boundary. */
export function useLazyModule<T>(module: LazyModule<T>, wanted: boolean): T | undefined {
  const [failure, setFailure] = useState<{ cause: unknown }>()
  // A store: it may be loaded by somebody else between the drawing and the effect, and then has to be drawn all the same.
  const piece = useSyncExternalStore(module.subscribe, module.get, nothingYet)
  useEffect(() => {
    if (!wanted || piece !== undefined) return
    let isHere = true
    module.load().catch((cause: unknown) => isHere && setFailure({ cause }))
    return () => {
      isHere = false
    }
  }, [module, wanted, piece])
  if (failure) throw failure.cause
  return piece
}
