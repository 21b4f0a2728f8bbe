import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the page's heading when the control that had it is gone, for example the
 * button that signed in. The result is the frame's `onFocus`.
 */
export function useHeadingFocus(frame: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const used = useRef<Element>(undefined)
  useEffect(() => {
    if (!used.current || used.current.isConnected) return
    used.current = undefined
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('h1')?.focus()
  })
  // Dialogs of the page are outside of it, and move the focus themselves.
  return ({ target }) => {
    if (frame.current?.contains(target)) used.current = target
  }
}
