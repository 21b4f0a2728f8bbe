import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where a dialog was removed in this browser frame, and the height at which it was kept. */
let removed: { place: Element; height: number } | null = null

/**
 * Marks a dialog that replaces another one removed at the same moment: to the user it's the same
 * frame, so it doesn't appear again.
 * @returns the height in pixels of a frame that was kept and continues; 0 if there is none
 */
export function useTakeOver(overlay: HTMLElement | null): RefObject<number> {
  const kept = useRef(0)
  useLayoutEffect(() => {
    const place = overlay?.parentElement
    if (!place) return
    if (removed?.place === place) {
      overlay.setAttribute('data-continues', '')
      kept.current = removed.height
    }
    return () => {
      const frame = overlay.querySelector<HTMLElement>('[role=dialog][data-keeps-height]')
      // Not rounded like `offsetHeight`, and the same whatever moves the frame.
      removed = { place, height: frame ? Number.parseFloat(getComputedStyle(frame).height) : 0 }
      requestAnimationFrame(() => {
        removed = null
      })
    }
  }, [overlay])
  return kept
}
