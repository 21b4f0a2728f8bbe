import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is narrower than so many pixels. The lists that draw only what is seen must guess heights; all else asks CSS. */
export function useNarrow(element: RefObject<HTMLElement | null>, below: number): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width < below))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, below])
  return narrow
}
