import { lastSecond } from '#base'
import type { Permit } from '#safe/message'

const second = 1000
const day = 86_400 * second
const units = [
  ['year', 365.25 * day],
  ['month', 30.4375 * day],
  ['day', day],
  ['hour', 3_600 * second],
  ['minute', 60 * second],
  ['second', second],
] as const

/** How far a time is from now, in the largest unit that fits: `in 6 years`, `3 days ago`. */
export function distanceText(locale: string, ms: number, now: number): string {
  const [unit, length] = units.find(([, one]) => Math.abs(ms - now) >= one) ?? ['second', second]
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc((ms - now) / length), unit)
}

/** When what a permit allows ends, and which end that is; undefined if it never does. */
export interface PermitEnd {
  /** `until`: the permission; `usable`: its signature, after which what was allowed stays. */
  ends: 'until' | 'usable'
  /** In milliseconds since 1970. */
  at: number
}

export function endOf({ until, usableUntil }: Permit): PermitEnd | undefined {
  const seconds = until ?? usableUntil
  if (seconds === undefined || seconds >= lastSecond) return undefined
  return { ends: until === undefined ? 'usable' : 'until', at: seconds * second }
}

/** A day with its distance: `May 18, 2033 (in 6 years)`; with the time if it's within a day. */
export function endText(
  { locale, timeZone }: { locale: string; timeZone?: string | undefined },
  at: number,
  now: number,
): string {
  const isNear = Math.abs(at - now) < day
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    ...(isNear && { timeStyle: 'short' }),
    ...(timeZone && { timeZone }),
  })
  return `${date.format(at)} (${distanceText(locale, at, now)})`
}
