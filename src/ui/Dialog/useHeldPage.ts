import { type RefCallback, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { howToLock, lockScroll } from './lockScroll.ts'
import { setApart } from './setApart.ts'

const scrolling = ['wheel', 'touchmove'] as const

/**
 * While open, the page behind does not scroll and cannot be reached. Put what it gives back on the element that covers the page.
 * `onHold` is called just before the page loses the focus, `onGone` when nothing covers the page any more; both have to stay the same.
 */
export function useHeldPage(open: boolean, onHold: () => void, onGone?: () => void): RefCallback<HTMLElement> {
  const cover = useRef<HTMLElement | null>(null)
  const undo = useRef<() => void>(undefined)
  // Measured while drawing: a moment later the dialog is in the page, and measuring would lay it out one time more.
  const how = useMemo(() => (open ? howToLock() : undefined), [open])
  const hold = useCallback(() => {
    if (undo.current || !cover.current) return
    onHold()
    undo.current = setApart(cover.current)
  }, [onHold])
  const release = useCallback(() => {
    undo.current?.()
    undo.current = undefined
  }, [])
  useLayoutEffect(() => (how === undefined ? undefined : lockScroll(how)), [how])
  // What covers the page fades after the dialog has closed; the page is free at once, or the focus could not go back.
  useLayoutEffect(() => {
    if (!open) return
    hold()
    return release
  }, [open, hold, release])
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      cover.current = element
      hold()
      // Another library's scroll lock listens on the document and would forbid scrolling in here too.
      for (const kind of scrolling) element.addEventListener(kind, keepToItself, { passive: true })
      return () => {
        cover.current = null
        release()
        for (const kind of scrolling) element.removeEventListener(kind, keepToItself)
        onGone?.()
      }
    },
    [hold, onGone, release],
  )
}

const keepToItself = (event: Event) => event.stopPropagation()
