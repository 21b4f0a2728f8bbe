import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Where the focus goes when a dialog opens, changes its step and closes: to the heading, to the heading, and back. */
export function useStepFocus(heading: RefObject<HTMLElement | null>, open: boolean, step: string | undefined) {
  const before = useRef<readonly HTMLElement[]>([])
  const shown = useRef(step)
  useEffect(() => {
    if (open && shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [heading, open, step])
  const remember = useCallback(() => {
    before.current = openers()
  }, [])
  return {
    remember,
    onOpenAutoFocus(event: Event) {
      event.preventDefault()
      const wanted = heading.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-autofocus]')
      ;(wanted ?? heading.current)?.focus()
    },
    onCloseAutoFocus(event: Event) {
      // Without a trigger of its own, Radix would leave the focus on the body.
      event.preventDefault()
      before.current.find((element) => element.isConnected)?.focus()
    },
  }
}

/** What has the focus, and the button of the popover in which it is: that goes when its dialog opens. */
function openers(): HTMLElement[] {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return []
  const popover = focused.closest('[role=menu][id], [role=dialog][id]')
  const button = popover && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(popover.id)}"]`)
  return button ? [focused, button] : [focused]
}
