import { describe, expect, test } from 'vitest'
import { wallClock } from '#base'

const at = (text: string) => Date.parse(text)

describe('a clock elsewhere', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29T01:59:59Z'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00Z'],
    ['America/Los_Angeles', '2026-01-01T07:59:59Z', '2025-12-31T23:59:59Z'],
    ['Asia/Kathmandu', '2026-06-30T18:15:00Z', '2026-07-01T00:00:00Z'],
    ['UTC', '1969-12-31T23:59:58Z', '1969-12-31T23:59:58Z'],
  ])('in %s at %s shows %s', (timeZone, moment, shown) =>
    expect(wallClock(timeZone)(at(moment))).toBe(at(shown)),
  )
  test('shows whole seconds', () =>
    expect(wallClock('UTC')(at('2026-01-01T00:00:00.999Z'))).toBe(at('2026-01-01T00:00:00Z')))
})
