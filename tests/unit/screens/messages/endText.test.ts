import { describe, expect, it } from 'vitest'
import { lastSecond } from '#base'
import { distanceText, endOf, endText } from '../../../../src/screens/messages/sign/endText.ts'

const now = Date.UTC(2026, 10, 20)
const hour = 3_600_000
const permit = { spender: '0x01', token: '0x02', raw: 1n } as const
const here = { locale: 'en', timeZone: 'UTC' }

describe('when a permit ends', () => {
  it('is when the allowance expires, or else the signature, whose allowance stays', () => {
    expect(endOf({ ...permit, until: 20, usableUntil: 10 })).toEqual({ ends: 'until', at: 20_000 })
    expect(endOf({ ...permit, usableUntil: 10 })).toEqual({ ends: 'usable', at: 10_000 })
  })

  it('is nothing if it never does', () => {
    expect(endOf(permit)).toBeUndefined()
    expect(endOf({ ...permit, until: lastSecond, usableUntil: 10 })).toBeUndefined()
  })

  it('is a day with its distance, and a time if that is near', () => {
    expect(endText(here, Date.UTC(2033, 4, 18, 3), now)).toBe('May 18, 2033 (in 6 years)')
    expect(endText(here, now + 3 * hour, now)).toBe('Nov 20, 2026, 3:00 AM (in 3 hours)')
    expect(endText(here, Date.UTC(2020, 0, 1), now)).toBe('Jan 1, 2020 (6 years ago)')
  })

  it.each([
    [30 * 1000, 'in 30 seconds'],
    [119 * 60_000, 'in 1 hour'],
    [-25 * hour, '1 day ago'],
    [45 * 24 * hour, 'in 1 month'],
    [0, 'in 0 seconds'],
  ])('counts whole units: %i ms', (distance, words) => {
    expect(distanceText('en', now + distance, now)).toBe(words)
  })

  it('is in the words and the order of each language', () => {
    expect(distanceText('de', now + 48 * hour, now)).toBe('in 2 Tagen')
  })
})
