import { useEffect } from 'react'
import { preloadOverlays } from './overlays.ts'

/**
 * Preloads dialogs and popovers when the browser is idle, for apps in which most people open some.
 */
export function usePreloadedOverlays(): void {
  useEffect(() => {
    // Failures are reported on open; nothing awaits them here.
    const fetchThem = () => void preloadOverlays().catch(() => {})
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(fetchThem, 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchThem)
    return () => cancelIdleCallback(idle)
  }, [])
}
