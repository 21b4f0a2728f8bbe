import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether there is more in a box than it shows, so that it must be reachable for the keyboard to scroll it. */
export function useOverflows(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  // Before the first paint, so that nobody meets a box that scrolls and cannot be reached.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return overflows
}
