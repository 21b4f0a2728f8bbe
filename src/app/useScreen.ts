import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { LazyModule } from '#ui'

/** A screen once it is loaded, or why it isn't. */
export function useScreen<T>(screen: LazyModule<T>) {
  const [failure, setFailure] = useState<{ error: unknown }>()
  const loaded = useSyncExternalStore(screen.subscribe, screen.get, screen.get)
  const load = useCallback(() => {
    screen.load().then(
      () => setFailure(undefined),
      (error: unknown) => setFailure({ error }),
    )
  }, [screen])
  useEffect(() => {
    if (!screen.get()) load()
  }, [screen, load])
  return { loaded, failure, retry: load }
}
