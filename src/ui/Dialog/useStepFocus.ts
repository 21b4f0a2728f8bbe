import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useAnnounce } from '../theme/ThemeContext.ts'
import { isInClosedPopover, popoverButton, returningButton } from '../Popover/popoverButtons.ts'
import type { ModalProps } from './modal.ts'

/**
 * Manages focus when a dialog opens, changes its step and closes: to the heading, to the heading,
 * and back to the element that opened it. If that element is gone, to its replacement, or to the
 * page's heading where its place says so (`data-returns-to-heading`): it says what was done.
 */
export function useStepFocus(
  heading: RefObject<HTMLElement | null>,
  open: boolean,
  { step, title, spoken }: Pick<ModalProps, 'step' | 'title' | 'spoken'>,
) {
  const announce = useAnnounce()
  const before = useRef<readonly HTMLElement[]>([])
  const around = useRef<readonly HTMLElement[]>([])
  const shown = useRef<Pick<ModalProps, 'step' | 'spoken'>>(undefined)
  useEffect(() => {
    const before = shown.current
    shown.current = open ? { step, spoken } : undefined
    if (!open || !before) return
    const isNew = before.step !== step
    // A heading that already has the focus isn't read again when it's focused.
    const isUnread = isNew && document.activeElement === heading.current
    if (isNew) heading.current?.focus()
    const words = [isUnread && title, (isNew || spoken !== before.spoken) && spoken].filter(Boolean)
    if (words[0]) announce(words.join('. '))
  }, [heading, open, step, title, spoken, announce])
  // Runs before anything moves the focus, or removes it because the page becomes inert.
  useLayoutEffect(() => {
    if (!open) return
    before.current = openers()
    around.current = ancestorsOf(before.current[0])
  }, [open])
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault()
      const wanted = heading.current
        ?.closest('[role=dialog]')
        ?.querySelector<HTMLElement>('[data-autofocus]')
      ;(wanted ?? heading.current)?.focus()
    },
    onCloseAutoFocus(event: Event) {
      // Without a trigger, Radix would leave the focus on the body.
      event.preventDefault()
      // If the focus was moved while the dialog closed, by a navigation for example, it was moved
      // on purpose.
      const focused = document.activeElement
      if (
        focused instanceof HTMLElement &&
        focused !== document.body &&
        !focused.closest('[role=dialog]')
      )
        return
      const opener = before.current.find(isStaying)
      const place = opener ? undefined : around.current.find((element) => element.isConnected)
      const next = place?.closest('[data-returns-to-heading]')
        ? undefined
        : (opener ?? place?.querySelector<HTMLElement>('button, a[href]'))
      // The page's heading, if the app puts the focus there.
      ;(next ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus()
    },
  }
}

/** Whether an element is in the page and will stay there. */
const isStaying = (element: HTMLElement) => element.isConnected && !isInClosedPopover(element)

/** The ancestors of an element, the nearest first, without the body. */
function ancestorsOf(element: HTMLElement | undefined): HTMLElement[] {
  const ancestors: HTMLElement[] = []
  for (
    let place = element?.parentElement;
    place && place !== document.body;
    place = place.parentElement
  )
    ancestors.push(place)
  return ancestors
}

/**
 * The focused element, and the trigger of the popover around it: a popover closes when its dialog
 * opens.
 */
function openers(): HTMLElement[] {
  const focused = document.activeElement
  const isSomewhere = focused instanceof HTMLElement && focused !== document.body
  const button = isSomewhere ? popoverButton(focused) : returningButton()
  return [...(isSomewhere ? [focused] : []), ...(button ? [button] : [])]
}
