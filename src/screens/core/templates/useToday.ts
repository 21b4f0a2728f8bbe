import { useEffect, useState } from 'react'
import { wallClock } from '#base'
import { useTimeZone } from '#ui'
import { type CalendarDay, dayAt, untilNextDay } from './schedule.ts'

/** Today's date where the user is; it changes at midnight. */
export function useToday(): CalendarDay {
  const timeZone = useTimeZone()
  const [now, setNow] = useState(() => Date.now())
  const local = wallClock(timeZone)(now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setTimeout(look, untilNextDay(local))
    // Timers stop while a device sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [local])
  return dayAt(local)
}
