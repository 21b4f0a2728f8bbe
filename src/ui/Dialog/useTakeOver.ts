import { useLayoutEffect } from 'react'

/** A dialog was removed in this frame of the browser. */
let isJustRemoved = false

/**
 * Marks a dialog that takes the place of one that is removed in the same moment: it is the same
 * frame to the user, which doesn't appear again.
 */
export function useTakeOver(overlay: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (isJustRemoved) overlay?.setAttribute('data-continues', '')
  }, [overlay])
  useLayoutEffect(
    () => () => {
      isJustRemoved = true
      requestAnimationFrame(() => {
        isJustRemoved = false
      })
    },
    [],
  )
}
