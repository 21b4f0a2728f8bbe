import { describe, expect, it } from 'vitest'
import {
  exportRanges,
  isWithin,
  type RangeForm,
  readRange,
} from '../../../../../src/screens/transactions/history/csv/exportRange.ts'

const form = (parts: Partial<RangeForm>): RangeForm => ({
  range: 'custom',
  from: '',
  until: '',
  ...parts,
})
const berlin = { now: Date.UTC(2026, 10, 16, 12), timeZone: 'Europe/Berlin' }

describe('the days of an exported file', () => {
  it.each([
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['thisYear', '2026-01-01', '2026-12-31'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('of %s are its calendar days', (range, first, last) => {
    expect(readRange(form({ range }), berlin).period?.days).toMatchObject({ first, last })
  })

  it('are those of the time zone, across daylight saving time', () => {
    const { period } = readRange(form({ range: 'lastMonth' }), berlin)
    expect(period?.days).toMatchObject({
      from: Date.parse('2026-09-30T22:00:00Z'),
      until: Date.parse('2026-10-31T22:59:59.999Z'),
    })
    // It is already December there.
    const auckland = { now: Date.UTC(2026, 10, 30, 12), timeZone: 'Pacific/Auckland' }
    expect(readRange(form({ range: 'thisMonth' }), auckland).period?.days).toMatchObject({
      first: '2026-12-01',
      from: Date.parse('2026-11-30T11:00:00Z'),
    })
  })

  it('include both dates, and nothing beside them', () => {
    const dates = { from: '2026-03-01', until: '2026-03-01' }
    const { period = {} } = readRange(form(dates), { ...berlin, timeZone: 'UTC' })
    const at = (text: string) => isWithin(Date.parse(text), period)
    expect(at('2026-02-28T23:59:59.999Z')).toBe(false)
    expect(at('2026-03-01T00:00:00Z')).toBe(true)
    expect(at('2026-03-01T23:59:59.999Z')).toBe(true)
    expect(at('2026-03-02T00:00:00Z')).toBe(false)
    expect(isWithin(0, {})).toBe(true)
  })

  it('leave no gap between two months, and no overlap', () => {
    for (const timeZone of ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'])
      for (let month = 1; month < 24; month++) {
        const now = Date.UTC(2025, month, 15, 12)
        const before = readRange(form({ range: 'lastMonth' }), { now, timeZone }).period?.days
        const after = readRange(form({ range: 'thisMonth' }), { now, timeZone }).period?.days
        expect(before?.until).toBe((after?.from ?? 0) - 1)
      }
  })

  it('are all without dates', () => {
    expect(exportRanges[0]).toBe('all')
    expect(readRange(form({ range: 'all', from: 'x' }), berlin)).toEqual({ period: {} })
  })

  it('have an error next to each date that is missing, wrong, late, or too early', () => {
    const problems = (from: string, until: string) =>
      readRange(form({ from, until }), berlin).problems
    expect(problems('', '')).toEqual({ from: 'date', until: 'date' })
    expect(problems('2026-02-30', '2026-03-01')).toEqual({ from: 'date' })
    expect(problems('2026-03-02', '2026-03-01')).toEqual({ until: 'order' })
    expect(problems('2026-11-17', '2026-11-18')).toEqual({ from: 'future', until: 'future' })
  })
})
