import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const presses = ['keydown', 'pointerdown'] as const

/**
 * Whether it is time for what nobody sees: moving the focus, closing the page behind. At once, except where the dialog was prepared: that is to be seen in
 * the very next frame, and the rest follows when the frame is over, or before the next press is acted on.
 * @param drawn whether it was in the page before it was opened
 */
export function useShownFirst(open: boolean, drawn: boolean): boolean {
  const [{ was, waits }, setState] = useState({ was: open, waits: false })
  if (open !== was) setState({ was: open, waits: open && drawn })
  useLayoutEffect(() => {
    if (!waits) return
    const goOn = () => flushSync(() => setState((now) => ({ ...now, waits: false })))
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(goOn)
    })
    // In a page that is not seen there are no frames.
    if (document.hidden) timer = setTimeout(goOn)
    for (const press of presses) window.addEventListener(press, goOn, true)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      for (const press of presses) window.removeEventListener(press, goOn, true)
    }
  }, [waits])
  return open && !waits
}
