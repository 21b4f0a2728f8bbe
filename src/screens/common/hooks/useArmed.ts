import { useEffect, useState } from 'react'
import { useMinimizing } from '#ui'

/** Milliseconds. A click meant for the previous content comes sooner. */
const delay = 500

/**
 * False right after something that an app opened appears: it could be timed under a click. Confirm
 * buttons are disabled until then.
 *
 * @param shown what is being confirmed, or whether it's fully visible; each new value restarts the
 * delay
 */
export function useArmed(shown: string | boolean = true): boolean {
  const isMinimized = useMinimizing()?.isMinimized === true
  const counts = shown !== false && !isMinimized
  const [armed, setArmed] = useState<typeof shown>(false)
  useEffect(() => {
    if (!counts) return
    const timer = setTimeout(() => setArmed(shown), delay)
    return () => {
      clearTimeout(timer)
      setArmed(false)
    }
  }, [counts, shown])
  return counts && armed === shown
}
