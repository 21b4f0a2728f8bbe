import { useEffect, useState } from 'react'

/** Whole seconds until a time, then 0; undefined without a time. Counts down while mounted. */
export function useTimeLeft(until: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  const left = until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1000))
  const over = left === undefined || left === 0
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [over])
  return left
}

/** Minutes and seconds: 3:07. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
