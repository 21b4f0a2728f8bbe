import { useLayoutEffect, useMemo } from 'react'
import { howToLock, lockScroll } from './lockScroll.ts'
import { hideOutside } from './hideOutside.ts'

const scrolling = ['wheel', 'touchmove'] as const

/** While open, the page behind does not scroll and cannot be reached, except for what covers it. It is free at once when that begins to fade. */
export function useScrollLock(open: boolean, cover: HTMLElement | null): void {
  // Measured while drawing: a moment later the dialog is in the page, and measuring would lay it out one time more.
  const how = useMemo(() => (open ? howToLock() : undefined), [open])
  useLayoutEffect(() => {
    if (how === undefined || !cover) return
    const undo = [lockScroll(how), hideOutside(cover)]
    // Another library's scroll lock listens on the document and would forbid scrolling in here too.
    for (const kind of scrolling) cover.addEventListener(kind, keepToItself, { passive: true })
    return () => {
      for (const one of undo) one()
      for (const kind of scrolling) cover.removeEventListener(kind, keepToItself)
    }
  }, [cover, how])
}

const keepToItself = (event: Event) => event.stopPropagation()
