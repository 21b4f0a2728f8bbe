import { type RefCallback, useCallback, useLayoutEffect, useMemo } from 'react'
import { howToLock, lockScroll } from './lockScroll.ts'
import { setApart } from './setApart.ts'

const scrolling = ['wheel', 'touchmove'] as const

/**
 * While open, the page behind does not scroll and cannot be reached. Put what it gives back on the element that covers the page.
 * `onCover` is called just before the page loses the focus; it has to stay the same.
 */
export function useHeldPage(open: boolean, onCover: () => void): RefCallback<HTMLElement> {
  // Measured while drawing: a moment later the dialog is in the page, and measuring would lay it out one time more.
  const how = useMemo(() => (open ? howToLock() : undefined), [open])
  useLayoutEffect(() => (how === undefined ? undefined : lockScroll(how)), [how])
  return useCallback(
    (cover: HTMLElement | null) => {
      if (!cover) return
      onCover()
      const undo = setApart(cover)
      // Another library's scroll lock listens on the document and would forbid scrolling in here too.
      const keep = (event: Event) => event.stopPropagation()
      for (const kind of scrolling) cover.addEventListener(kind, keep, { passive: true })
      return () => {
        undo()
        for (const kind of scrolling) cover.removeEventListener(kind, keep)
      }
    },
    [onCover],
  )
}
