import { useLayoutEffect, useMemo } from 'react'
import { howToLock, lockScroll } from './lockScroll.ts'
import { hideOutside } from './hideOutside.ts'
import { keepFocus } from './keepFocus.ts'

const scrolling = ['wheel', 'touchmove'] as const

/**
 * While open, the page behind does not scroll, is unreachable (except for the overlay), and can't
 * take the focus. It is released as soon as the exit animation starts.
 */
export function useScrollLock(open: boolean, cover: HTMLElement | null): void {
  // Measured during render: once the dialog is in the page, measuring would cause another layout.
  const how = useMemo(() => (open ? howToLock() : undefined), [open])
  useLayoutEffect(() => {
    if (how === undefined || !cover) return
    const undo = [lockScroll(how), hideOutside(cover), keepFocus(cover)]
    // Another library's scroll lock listens on the document and would prevent scrolling in here
    // too.
    for (const kind of scrolling) cover.addEventListener(kind, keepToItself, { passive: true })
    return () => {
      for (const one of undo) one()
      for (const kind of scrolling) cover.removeEventListener(kind, keepToItself)
    }
  }, [cover, how])
}

const keepToItself = (event: Event) => event.stopPropagation()
