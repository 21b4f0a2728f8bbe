import { type RefObject, useEffect, useState } from 'react'

/** Whether a box overflows and must therefore be focusable for keyboard scrolling. */
export function useOverflows(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  // After all changes of the opening box: measuring earlier would cause another layout.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () =>
      setOverflows(
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return overflows
}
