const dayLength = 24 * 60 * 60 * 1000

/** A date without a time or a time zone, `2026-12-01`. They sort as text. */
export type CalendarDay = string

export type Every = 'week' | 'twoWeeks' | 'month'
export const everies = ['week', 'twoWeeks', 'month'] as const satisfies readonly Every[]

/** When a payment recurs. */
export interface Recurrence {
  every: Every
  /** Nothing is due before. */
  start: CalendarDay
  /** Day of the month, from 1 to 31; in shorter months, the last day. */
  day?: number | undefined
}

/** A reminder: it's due from `next` on, until it's marked as done or skipped. */
export interface Schedule extends Recurrence {
  next: CalendarDay
}

/** Days since 1970. */
const numberOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / dayLength

const dayOf = (days: number): CalendarDay =>
  new Date(days * dayLength).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** Whether it's a date of this millennium. The thirtieth of February isn't. */
export const isCalendarDay = (value: unknown): value is CalendarDay =>
  typeof value === 'string' &&
  /^2\d{3}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(numberOf(value)) &&
  dayOf(numberOf(value)) === value

/** `month` is from 0 on, and may be that of a later year. */
function dayInMonth(year: number, month: number, day: number): CalendarDay {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month, Math.min(day, last)) / dayLength)
}

/** The day of the month on which it's due. */
export const monthDayOf = ({ start, day }: Recurrence): number => day ?? Number(start.slice(8))

/** The first due date that isn't before a date. */
export function dueFrom(recurrence: Recurrence, from: CalendarDay): CalendarDay {
  const { every, start } = recurrence
  const earliest = from > start ? from : start
  if (every === 'month') {
    const year = Number(earliest.slice(0, 4))
    const month = Number(earliest.slice(5, 7)) - 1
    const day = monthDayOf(recurrence)
    const here = dayInMonth(year, month, day)
    return here >= earliest ? here : dayInMonth(year, month + 1, day)
  }
  // Counted from the start each time, so that it doesn't drift.
  const step = every === 'week' ? 7 : 14
  const first = numberOf(start)
  return dayOf(first + Math.ceil((numberOf(earliest) - first) / step) * step)
}

/** The first due date after a date. */
export const dueAfter = (recurrence: Recurrence, day: CalendarDay): CalendarDay =>
  dueFrom(recurrence, dayOf(numberOf(day) + 1))

/** A reminder from its first due date on. */
export const scheduled = (recurrence: Recurrence): Schedule => ({
  ...recurrence,
  next: dueFrom(recurrence, recurrence.start),
})

export const isDue = ({ next }: Schedule, today: CalendarDay): boolean => next <= today

/** The date of a local time: milliseconds as if it were UTC, as `wallClock` returns them. */
export const dayAt = (local: number): CalendarDay => dayOf(Math.floor(local / dayLength))

/** Milliseconds until the next date. */
export const untilNextDay = (local: number): number =>
  dayLength - (((local % dayLength) + dayLength) % dayLength)

/** Parses a stored schedule; undefined if it's invalid. */
export function readSchedule(value: unknown): Schedule | undefined {
  const { every, start, day, next } = (value ?? {}) as Record<string, unknown>
  if (!everies.includes(every as Every) || !isCalendarDay(start) || !isCalendarDay(next))
    return undefined
  const isMonthDay = Number.isInteger(day) && (day as number) >= 1 && (day as number) <= 31
  if (day !== undefined && !isMonthDay) return undefined
  const recurrence: Recurrence = {
    every: every as Every,
    start,
    ...(every === 'month' && isMonthDay && { day: day as number }),
  }
  return dueFrom(recurrence, next) === next ? { ...recurrence, next } : undefined
}
