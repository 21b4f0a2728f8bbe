import { wallClock } from '#base'
import { dayEnd, dayStart } from '#screens/transactions/find'

export const exportRanges = [
  'all',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
  'custom',
] as const
type ExportRange = (typeof exportRanges)[number]

export interface RangeForm {
  range: ExportRange
  /** Dates such as `2026-03-01`; used only if the range is `custom`. */
  from: string
  until: string
}

type RangeProblem = 'date' | 'future' | 'order'
export type RangeProblems = Readonly<Partial<Record<'from' | 'until', RangeProblem>>>

/** Calendar days in a time zone, as milliseconds; without them, everything. */
export interface Period {
  days?: { first: string; last: string; from: number; until: number }
}

export interface RangeContext {
  /** Milliseconds. */
  now: number
  /** IANA. */
  timeZone: string
}

/** The days that a form means, or the problem with its dates. */
export function readRange(
  form: RangeForm,
  { now, timeZone }: RangeContext,
): { period: Period; problems?: never } | { period?: never; problems: RangeProblems } {
  if (form.range === 'all') return { period: {} }
  const { first, last } =
    form.range === 'custom'
      ? { first: form.from, last: form.until }
      : presetDays(form.range, wallClock(timeZone)(now))
  const [from, lastDay] = [dayStart(first, timeZone), dayStart(last, timeZone)]
  const until = dayEnd(last, timeZone)
  const problems: RangeProblems = {
    ...(from === undefined
      ? { from: 'date' }
      : form.range === 'custom' && from > now && { from: 'future' }),
    ...(lastDay === undefined
      ? { until: 'date' }
      : form.range === 'custom' && lastDay > now && { until: 'future' }),
  }
  if (from === undefined || until === undefined || Object.keys(problems).length > 0)
    return { problems }
  if (from > until) return { problems: { until: 'order' } }
  return { period: { days: { first, last, from, until } } }
}

/** The first and the last day of a range. `local`: the local time as if it were UTC. */
function presetDays(range: Exclude<ExportRange, 'all' | 'custom'>, local: number) {
  const today = new Date(local)
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  switch (range) {
    case 'thisMonth':
      return days(Date.UTC(year, month, 1), Date.UTC(year, month + 1, 0))
    case 'lastMonth':
      return days(Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0))
    case 'thisYear':
      return days(Date.UTC(year, 0, 1), Date.UTC(year, 11, 31))
    case 'lastYear':
      return days(Date.UTC(year - 1, 0, 1), Date.UTC(year - 1, 11, 31))
  }
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const days = (first: number, last: number) => ({ first: dayOf(first), last: dayOf(last) })

/** Whether something happened in a period. */
export const isWithin = (at: number, { days: limits }: Period): boolean =>
  !limits || (at >= limits.from && at <= limits.until)
