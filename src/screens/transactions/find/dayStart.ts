import { wallClock } from '#base'

const dayLength = 24 * 60 * 60 * 1000

/**
 * When a date begins in a time zone, in milliseconds: `dayStart('2026-03-01', 'Europe/Berlin')`.
 * Undefined if it isn't a date, or is before the year 1000.
 */
export function dayStart(date: string, timeZone: string): number | undefined {
  const utc = utcOf(date)
  if (utc === undefined) return undefined
  // The offset at midnight UTC may differ from that at midnight in the time zone.
  const guess = utc - offsetAt(utc, timeZone)
  return utc - offsetAt(guess, timeZone)
}

/** The last millisecond of a date. */
export function dayEnd(date: string, timeZone: string): number | undefined {
  const utc = utcOf(date)
  const next =
    utc === undefined
      ? undefined
      : dayStart(new Date(utc + dayLength).toISOString().slice(0, 10), timeZone)
  return next === undefined ? undefined : next - 1
}

function utcOf(date: string): number | undefined {
  const utc = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // The thirtieth of February isn't the second of March.
  return Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== date ? undefined : utc
}

/** Milliseconds that a time zone is ahead of UTC. */
const offsetAt = (ms: number, timeZone: string): number =>
  wallClock(timeZone)(ms) - Math.floor(ms / 1000) * 1000
