import { type KeyboardEvent, useEffect } from 'react'

const candidates = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]'

/** Keeps the focus in a frame: Tab goes round in it, and what had the focus and is gone gives it to the frame. Gives back the frame's key handler. */
export function useFocusKept(frame: HTMLElement | null): (event: KeyboardEvent<HTMLElement>) => void {
  useEffect(() => {
    if (!frame) return
    const observer = new MutationObserver((mutations) => {
      if (document.activeElement === document.body && frame.dataset.state === 'open' && mutations.some(({ removedNodes }) => removedNodes.length > 0))
        frame.focus({ preventScroll: true })
    })
    observer.observe(frame, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [frame])
  return goRound
}

function goRound(event: KeyboardEvent<HTMLElement>): void {
  const frame = event.currentTarget
  const from = event.target as Element
  // A popover's keys come by here as well, and are its own.
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || !frame.contains(from)) return
  const stops = [...frame.querySelectorAll<HTMLElement>(candidates)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const isBefore = (one: Element | undefined, other: Element) =>
    one !== undefined && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const goesOn = event.shiftKey ? isBefore(first, from) : isBefore(from, last ?? from)
  if (goesOn) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
