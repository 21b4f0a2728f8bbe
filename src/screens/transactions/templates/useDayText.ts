import { useTextSettings } from '#ui'
import type { CalendarDay } from '#screens/core/templates'

/** A date in the user's language, with the year unless it's the year of `today`: `Dec 1`. */
function dayText(locale: string, day: CalendarDay, today: CalendarDay): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  // A date has no time zone, so it's shown in the one it's written in.
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(Date.parse(`${day}T00:00:00Z`))
}

export function useDayText(today: CalendarDay): (day: CalendarDay) => string {
  const { locale } = useTextSettings()
  return (day) => dayText(locale, day, today)
}
