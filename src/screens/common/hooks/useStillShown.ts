import { useLayoutEffect, useRef } from 'react'

/**
 * Remembers what is shown when an action begins, and reports afterward whether it still is. What
 * appeared in between wasn't acknowledged.
 */
export function useStillShown(shown: string): () => () => boolean {
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = shown
  }, [shown])
  return () => {
    const before = latest.current
    return () => latest.current === before
  }
}
