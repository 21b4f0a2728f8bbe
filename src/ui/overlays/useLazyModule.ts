import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LazyModule } from './loadOnce.ts'

const nothingYet = () => undefined

/**
 * The loaded module, once `wanted`. Does not use Suspense, which would delay it behind another
 * fallback. A failure goes to the error boundary.
 */
export function useLazyModule<T>(module: LazyModule<T>, wanted: boolean): T | undefined {
  const [failure, setFailure] = useState<{ cause: unknown }>()
  // A store, because another component may load the module between render and effect.
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
