import { describe, expect, test } from 'vitest'
import { wallClock } from '#base'
import {
  dayAt,
  dueAfter,
  dueFrom,
  everies,
  isCalendarDay,
  isDue,
  readSchedule,
  type Recurrence,
  scheduled,
  untilNextDay,
} from '../../../../../src/screens/core/templates/schedule.ts'
import { seededRandom } from '../../../apps/randomValues.ts'

/** The first due dates. */
function dates(recurrence: Recurrence, count: number): readonly string[] {
  const all = [scheduled(recurrence).next]
  while (all.length < count) all.push(dueAfter(recurrence, all.at(-1) ?? ''))
  return all
}

describe('a payment is due', () => {
  test('every week, from the start', () =>
    expect(dates({ every: 'week', start: '2026-11-30' }, 3)).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ]))
  test('every two weeks, over the end of a year', () =>
    expect(dates({ every: 'twoWeeks', start: '2026-12-25' }, 3)).toEqual([
      '2026-12-25',
      '2027-01-08',
      '2027-01-22',
    ]))
  test('on the last day of months without a 31st, and on the 31st again after', () =>
    expect(dates({ every: 'month', start: '2027-12-31', day: 31 }, 5)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]))
  test.each([29, 30])('on February 28 in a year without a leap day: %s', (day) =>
    expect(dates({ every: 'month', start: '2027-01-31', day }, 3)).toEqual([
      '2027-02-28',
      `2027-03-${day}`,
      `2027-04-${day}`,
    ]),
  )
  test('on its day of the month once that comes, not at the start', () => {
    expect(dates({ every: 'month', start: '2026-12-02', day: 1 }, 2)).toEqual([
      '2027-01-01',
      '2027-02-01',
    ])
    expect(dates({ every: 'month', start: '2026-12-02' }, 1)).toEqual(['2026-12-02'])
  })
  test('from its date on, however late', () => {
    const schedule = scheduled({ every: 'week', start: '2026-11-30' })
    expect(isDue(schedule, '2026-11-29')).toBe(false)
    expect(isDue(schedule, '2026-11-30')).toBe(true)
    expect(isDue(schedule, '2027-05-01')).toBe(true)
  })
})

test('due dates are monotonic, don’t drift, and none is passed over', () => {
  const random = seededRandom(20261201)
  const below = (most: number) => Math.floor(random() * most)
  for (let round = 0; round < 400; round += 1) {
    const start = new Date(Date.UTC(2024 + below(60), below(12), 1 + below(31)))
      .toISOString()
      .slice(0, 10)
    const every = everies[below(3)] ?? 'week'
    const recurrence = { every, start, ...(every === 'month' && { day: 1 + below(31) }) }
    const all = dates(recurrence, 30)
    expect(all.toSorted()).toEqual(all)
    expect(new Set(all).size).toBe(all.length)
    expect(all[0]! >= start).toBe(true)
    // From any date between, the next one is the same.
    const from = all[below(25)]!
    const days = below(28)
    const between = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
    expect(dueFrom(recurrence, between)).toBe(all.find((one) => one >= between))
    for (const [at, one] of all.entries()) {
      expect(isCalendarDay(one)).toBe(true)
      const [year = 0, month = 0, day = 0] = one.split('-').map(Number)
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
      const sinceStart = (Date.parse(one) - Date.parse(start)) / 86_400_000
      const expected = {
        week: at * 7,
        twoWeeks: at * 14,
        month: Math.min(recurrence.day ?? 0, last),
      }
      expect(every === 'month' ? day : sinceStart).toBe(expected[every])
    }
  }
})

describe('today', () => {
  // 11 p.m. on November 30 in UTC.
  const now = Date.UTC(2026, 10, 30, 23)
  test.each([
    ['UTC', '2026-11-30'],
    ['Pacific/Kiritimati', '2026-12-01'],
    ['Pacific/Pago_Pago', '2026-11-30'],
    ['Asia/Kolkata', '2026-12-01'],
  ])('is the date where the user is: %s', (timeZone, day) =>
    expect(dayAt(wallClock(timeZone)(now))).toBe(day),
  )
  test('ends at the next midnight there', () => {
    expect(untilNextDay(wallClock('UTC')(now))).toBe(3_600_000)
    expect(untilNextDay(wallClock('Asia/Kolkata')(now))).toBe(19.5 * 3_600_000)
  })
})

describe('a stored schedule', () => {
  const schedule = scheduled({ every: 'month', start: '2026-12-01', day: 31 })
  test('is read as it was stored', () =>
    expect(readSchedule(JSON.parse(JSON.stringify(schedule)))).toEqual(schedule))
  test.each([
    ['no schedule', null],
    ['an unknown interval', { ...schedule, every: 'year' }],
    ['a date that doesn’t exist', { ...schedule, start: '2026-02-30' }],
    ['a date of another millennium', { ...schedule, start: '1999-12-31' }],
    ['a day that no month has', { ...schedule, day: 32 }],
    ['a next date on which nothing is due', { ...schedule, next: '2026-12-30' }],
    ['a next date before the start', { ...schedule, next: '2026-11-30' }],
  ])('is rejected with %s', (_, value) => expect(readSchedule(value)).toBeUndefined())
})
