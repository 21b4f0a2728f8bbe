import { useEffect, useState } from 'react'
import { codeLifetime, resendInterval } from './checkCode.ts'

export interface CodeTimes {
  /** Whole seconds until another code can be requested. */
  resendIn: number
  /** Whether the gateway no longer accepts the last code. */
  isOld: boolean
}

/**
 * Time until the last code can be resent or expires. A time in the future comes from a clock that
 * was set back, and doesn't block.
 */
export function codeTimes(askedAt: number, now: number): CodeTimes {
  const left = askedAt + resendInterval - now
  return {
    resendIn: left > 0 && left <= resendInterval ? Math.ceil(left / 1000) : 0,
    isOld: now - askedAt >= codeLifetime,
  }
}

/** The same, kept up to date while mounted. */
export function useCodeTimes(askedAt: number): CodeTimes {
  const [now, setNow] = useState(() => Date.now())
  const times = codeTimes(askedAt, now)
  const interval = times.isOld ? undefined : times.resendIn > 0 ? 1000 : 10_000
  useEffect(() => {
    const tick = () => setNow(Date.now())
    // It may have been requested since the last tick.
    tick()
    if (interval === undefined) return
    const timer = setInterval(tick, interval)
    return () => clearInterval(timer)
  }, [interval, askedAt])
  return times
}
