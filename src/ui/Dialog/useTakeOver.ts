import { useLayoutEffect } from 'react'

/** Where a dialog was removed in this frame of the browser. */
let removedFrom: Element | null = null

/**
 * Marks a dialog that takes the place of one that is removed in the same moment: it is the same
 * frame to the user, which doesn't appear again.
 */
export function useTakeOver(overlay: HTMLElement | null): void {
  useLayoutEffect(() => {
    const place = overlay?.parentElement
    if (!place) return
    if (removedFrom === place) overlay.setAttribute('data-continues', '')
    return () => {
      removedFrom = place
      requestAnimationFrame(() => {
        removedFrom = null
      })
    }
  }, [overlay])
}
