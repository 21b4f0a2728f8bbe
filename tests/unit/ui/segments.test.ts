import { expect, test } from 'vitest'
import { mostSegments, ringSegments } from '../../../src/ui/QuorumRing/segments.ts'

const filled = (signed: number, required: number) =>
  ringSegments(signed, required, 10).filter((segment) => segment.filled).length

test('the ring has one segment per required signature, filled as owners sign', () => {
  expect(ringSegments(2, 3, 10)).toHaveLength(3)
  expect([0, 1, 2, 3].map((signed) => filled(signed, 3))).toEqual([0, 1, 2, 3])
})

test('additional signatures do not overfill the ring', () => {
  expect(filled(5, 3)).toBe(3)
})

test('segments and gaps together make the whole circle', () => {
  const segments = ringSegments(1, 5, 12)
  const drawn = segments.reduce((sum, { length }) => sum + length, 0)
  expect(drawn + 5 * 12).toBeCloseTo(360)
})

test('a single signature closes the ring without a gap', () => {
  expect(ringSegments(1, 1, 10)).toEqual([{ start: 0, length: 360, filled: true }])
})

test('with very many owners the ring is an arc that shows the share', () => {
  expect(ringSegments(25, 50, 10)).toEqual([
    { start: 0, length: 180, filled: true },
    { start: 180, length: 180, filled: false },
  ])
  expect(ringSegments(1, mostSegments, 10)).toHaveLength(mostSegments)
})

test('a gap is never larger than its segment', () => {
  for (const { length } of ringSegments(0, mostSegments, 60)) expect(length).toBeGreaterThan(9)
})
