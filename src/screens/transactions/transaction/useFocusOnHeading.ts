import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the page's heading once nothing is pending: the button that had the focus is gone. */
export function useFocusOnHeading(page: RefObject<HTMLElement | null>, isPending: boolean): void {
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body)
      page.current?.querySelector<HTMLElement>('h1')?.focus()
    wasPending.current = isPending
  }, [page, isPending])
}
