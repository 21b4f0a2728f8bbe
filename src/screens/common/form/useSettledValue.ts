import { useEffect, useState } from 'react'

/** Milliseconds without a change. */
const pause = 300

/**
 * A value once it has stopped changing, for example while the user types; undefined until then. For
 * values compared by identity.
 */
export function useSettledValue<T extends string | number>(value: T | undefined): T | undefined {
  const [settled, setSettled] = useState<T>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value ? settled : undefined
}
