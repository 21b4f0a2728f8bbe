import { useEffect, useState } from 'react'

/** Milliseconds. A click that was meant for what was there before comes sooner. */
const delay = 500

/**
 * False for the first moment of a dialog that an app opened: it could be timed under a click.
 * Buttons that agree are disabled until then.
 */
export function useArmed(): boolean {
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return isArmed
}
