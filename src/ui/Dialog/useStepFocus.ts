import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes when a dialog opens, changes its step and closes: to the heading, to the heading, and back. */
export function useStepFocus(heading: RefObject<HTMLElement | null>, open: boolean, step: string | undefined) {
  const before = useRef<HTMLElement | null>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (open && shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [heading, open, step])
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault()
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      const wanted = heading.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-autofocus]')
      ;(wanted ?? heading.current)?.focus()
    },
    onCloseAutoFocus(event: Event) {
      // Without a trigger of its own, Radix would leave the focus on the body.
      event.preventDefault()
      before.current?.focus()
    },
  }
}
