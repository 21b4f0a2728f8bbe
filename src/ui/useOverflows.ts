import { type RefObject, useEffect, useState } from 'react'

/** Whether there is more in a box than it shows, so that it must be reachable for the keyboard to scroll it. */
export function useOverflows(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  // After all that changes the page as the box opens: measuring before would lay everything out one time more.
  useEffect(() => {
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
