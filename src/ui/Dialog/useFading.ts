import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * Whether what covers the page still fades after it has closed. Without an animation it does not.
 * `onGone` is called when it has gone.
 */
export function useFading(open: boolean, cover: RefObject<HTMLElement | null>, onGone: (() => void) | undefined): boolean {
  const [{ was, fades }, setState] = useState({ was: open, fades: false })
  if (open !== was) setState({ was: open, fades: was })
  useLayoutEffect(() => {
    if (!fades) return
    const end = () => setState((now) => ({ ...now, fades: false }))
    const element = cover.current
    const { animationName, display } = element ? getComputedStyle(element) : { animationName: 'none', display: 'none' }
    if (!element || animationName === 'none' || display === 'none') return end()
    // The one by which it came may end, or be cut short, just now.
    const onEnd = (event: AnimationEvent) => event.target === element && event.animationName === animationName && end()
    element.addEventListener('animationend', onEnd)
    element.addEventListener('animationcancel', onEnd)
    return () => {
      element.removeEventListener('animationend', onEnd)
      element.removeEventListener('animationcancel', onEnd)
    }
  }, [cover, fades])
  const [hasOpened, setOpened] = useState(open)
  if (open && !hasOpened) setOpened(true)
  const isGone = hasOpened && !open && !fades
  useEffect(() => {
    if (isGone) onGone?.()
  }, [isGone, onGone])
  return fades
}
