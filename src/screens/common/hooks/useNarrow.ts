import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is narrower than `below` pixels. Only for virtualized lists, which have to
 * estimate heights; everything else uses CSS.
 */
export function useNarrow(element: RefObject<HTMLElement | null>, below: number): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new ResizeObserver(
      ([entry]) => entry && setNarrow(entry.contentRect.width < below),
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, below])
  return narrow
}
