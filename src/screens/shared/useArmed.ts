import { useEffect, useState } from 'react'
import { useMinimizing } from '#ui'

/** Milliseconds. A click that was meant for what was there before comes sooner. */
const delay = 500

/**
 * False for the first moment in which something is shown that an app has opened: it could be timed
 * under a click. Buttons that agree are disabled until then.
 *
 * @param isShown whether what is agreed to is shown, whole; each time, the moment begins again
 */
export function useArmed(isShown = true): boolean {
  const isMinimized = useMinimizing()?.isMinimized === true
  const counts = isShown && !isMinimized
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    if (!counts) return
    const timer = setTimeout(() => setArmed(true), delay)
    return () => {
      clearTimeout(timer)
      setArmed(false)
    }
  }, [counts])
  return isArmed && counts
}
