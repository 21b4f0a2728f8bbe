import { useEffect } from 'react'
import { preloadOverlays } from './overlays.ts'

/** Fetches dialogs and popovers when the browser has nothing else to do: for apps in which most people open some. */
export function usePreloadedOverlays(): void {
  useEffect(() => {
    // A failure is told where something is opened; here nobody waits for it.
    const fetchThem = () => void preloadOverlays().catch(() => {})
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(fetchThem, 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchThem)
    return () => cancelIdleCallback(idle)
  }, [])
}
