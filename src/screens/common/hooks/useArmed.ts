import { useEffect, useState } from 'react'
import { useMinimizing } from '#ui'

/** Milliseconds. A click that was meant for what was there before comes sooner. */
const delay = 500

/**
 * False for the first moment in which something is shown that an app has opened: it could be timed
 * under a click. Buttons that agree are disabled until then.
 *
 * @param shown what is agreed to, or whether it is shown, whole; with each other value, the moment
 * begins again
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
