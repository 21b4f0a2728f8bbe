import { describe, expect, test, vi } from 'vitest'
import type { SafeRef } from '#base'
import type { SafeRow } from '#domain'
import {
  isPinned,
  parseSafesOrder,
  type SafesOrder,
  withPinToggled,
} from '../../../../../src/screens/core/stores/safesOrder.ts'
import { sortSafes } from '../../../../../src/screens/safe/mySafes/sortSafes.ts'

const ref = (digit: string, chainId = '1'): SafeRef => ({
  chainId,
  address: `0x${digit.repeat(40)}`,
})
const row = (digit: string, fiatTotal?: string, queued = 0): SafeRow => ({
  at: ref(digit),
  owned: true,
  added: false,
  overview:
    fiatTotal === undefined
      ? null
      : { owners: [], threshold: 1, fiatTotal, queued, awaiting: null },
})
const names: Record<string, string> = { a: 'Zebra', b: 'apple 10', c: 'Apple 9', d: 'Émile' }
const order = (sort: SafesOrder['sort'], ...pinned: readonly SafeRef[]): SafesOrder => ({
  sort,
  pinned,
})
const sorted = (rows: readonly SafeRow[], by: SafesOrder) =>
  sortSafes(rows, by, { nameOf: ({ address }) => names[address[2] ?? ''] ?? '', locale: 'en' }).map(
    ({ at }) => at.address[2],
  )
const rows = [
  row('a', '9.99', 3),
  row('b'),
  row('c', '115792089237316195423570985008687907853269984665640564.25', 3),
  row('d', '10', 7),
]

describe('the Safes are listed', () => {
  test('in their original order', () =>
    expect(sorted(rows, order('listed'))).toEqual(['a', 'b', 'c', 'd']))
  test('by name as a user reads it: by letters without case, by value of numbers', () => {
    expect(sorted(rows, order('name'))).toEqual(['c', 'b', 'd', 'a'])
  })
  test('by value, the highest first, however long, and unknown ones last', () =>
    expect(sorted(rows, order('value'))).toEqual(['c', 'd', 'a', 'b']))
  test('by what is pending, and ties in their original order', () =>
    expect(sorted(rows, order('pending'))).toEqual(['d', 'a', 'c', 'b']))
  test('with the pinned ones first, which are sorted as well', () => {
    expect(sorted(rows, order('value', ref('b'), ref('a')))).toEqual(['a', 'b', 'c', 'd'])
    expect(sorted(rows, order('listed', ref('d', '17000')))).toEqual(['a', 'b', 'c', 'd'])
  })
})

test('a pin is set, and removed by the same press, in any letter case', () => {
  const pinned = withPinToggled(order('name'), ref('a'))
  expect(isPinned(pinned, { chainId: '1', address: `0x${'A'.repeat(40)}` })).toBe(true)
  expect(withPinToggled(pinned, ref('a'))).toEqual(order('name'))
})

describe('what is stored', () => {
  test('is read as it was written', () => {
    const stored = order('pending', ref('a'), ref('b', '17000'))
    const drop = vi.fn()
    expect(parseSafesOrder(JSON.parse(JSON.stringify(stored)), drop)).toEqual(stored)
    expect(drop).not.toHaveBeenCalled()
  })
  test('keeps the listed order if nothing was chosen', () =>
    expect(parseSafesOrder({})).toEqual(order('listed')))
  test.each([
    [{ sort: 'owner' }],
    [{ sort: 7 }],
    [{ pinned: 'all' }],
    [{ pinned: [{ chainId: 'eth', address: ref('a').address }, null, 7] }],
  ])('drops damaged entries, and reports it: %j', (stored) => {
    const drop = vi.fn()
    expect(parseSafesOrder(stored, drop)).toEqual(order('listed'))
    expect(drop).toHaveBeenCalled()
  })
  test.each([null, 7, 'name'])('is rejected as unknown data: %j', (value) =>
    expect(parseSafesOrder(value)).toBeUndefined(),
  )
})
