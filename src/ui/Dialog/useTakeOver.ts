import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where a dialog was removed in this frame of the browser, and how high it was kept. */
let removed: { place: Element; height: number } | null = null

/**
 * Marks a dialog that takes the place of one that is removed in the same moment: it is the same
 * frame to the user, which doesn't appear again.
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
      // Without the rounding of `offsetHeight`, and whatever moves the frame.
      removed = { place, height: frame ? Number.parseFloat(getComputedStyle(frame).height) : 0 }
      requestAnimationFrame(() => {
        removed = null
      })
    }
  }, [overlay])
  return kept
}
