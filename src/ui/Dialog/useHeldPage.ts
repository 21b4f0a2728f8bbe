import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { howToLock, lockScroll } from './lockScroll.ts'
import { setApart } from './setApart.ts'

const scrolling = ['wheel', 'touchmove'] as const

/**
 * While open, the page behind does not scroll; while `apart`, it cannot be reached, except for what covers it.
 * `onHold` is called just before the page loses the focus; it has to stay the same.
 */
export function useHeldPage(open: boolean, apart: boolean, cover: RefObject<HTMLElement | null>, onHold: () => void): void {
  // Measured while drawing: a moment later the dialog is in the page, and measuring would lay it out one time more.
  const how = useMemo(() => (open ? howToLock() : undefined), [open])
  useLayoutEffect(() => {
    const element = cover.current
    if (how === undefined || !element) return
    const unlock = lockScroll(how)
    // Another library's scroll lock listens on the document and would forbid scrolling in here too.
    for (const kind of scrolling) element.addEventListener(kind, keepToItself, { passive: true })
    return () => {
      unlock()
      for (const kind of scrolling) element.removeEventListener(kind, keepToItself)
    }
  }, [cover, how])
  useLayoutEffect(() => {
    if (!apart || !cover.current) return
    onHold()
    // What covers the page fades after the dialog has closed; the page is free at once, or the focus could not go back.
    return setApart(cover.current)
  }, [apart, cover, onHold])
}

const keepToItself = (event: Event) => event.stopPropagation()
