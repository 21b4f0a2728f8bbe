import { useEffect, useState } from 'react'

/** A piece of the kit that is not part of the first download. */
export interface Later<T> {
  get: () => T | undefined
  load: () => Promise<T>
}

/** Loads once and keeps it; after a failure the next call tries again. */
export function loadOnce<T>(fetchIt: () => Promise<T>): Later<T> {
  let value: T | undefined
  let pending: Promise<T> | undefined
  const load = async () => {
    try {
      value = await fetchIt()
      return value
    } catch (cause) {
      pending = undefined
      throw cause
    }
  }
  return { get: () => value, load: () => (pending ??= load()) }
}

/** The piece once it is there and `wanted`. Without Suspense, which would hold it back after another fallback. A failure goes to the error boundary. */
export function useLater<T>(later: Later<T>, wanted: boolean): T | undefined {
  const [failure, setFailure] = useState<{ cause: unknown }>()
  const [, setTurn] = useState(0)
  useEffect(() => {
    if (!wanted || later.get() !== undefined) return
    let isHere = true
    later.load().then(
      () => isHere && setTurn((turn) => turn + 1),
      (cause: unknown) => isHere && setFailure({ cause }),
    )
    return () => {
      isHere = false
    }
  }, [later, wanted])
  if (failure) throw failure.cause
  return later.get()
}
