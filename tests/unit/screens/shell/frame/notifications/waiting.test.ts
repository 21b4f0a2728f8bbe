import { describe, expect, test } from 'vitest'
import type { SafeRef } from '#base'
import type { SafeRow } from '#domain'
import type { PendingItem } from '../../../../../../src/screens/common/rows/prioritizePending.ts'
import {
  bellCount,
  safesToSign,
} from '../../../../../../src/screens/shell/frame/notifications/waiting.ts'

const items = (count: number) => Array.from({ length: count }, () => ({}) as PendingItem)

test.each([
  [0, false, undefined],
  [0, true, undefined],
  [3, false, '3'],
  [3, true, '3+'],
])('the bell with %d transactions, more to load: %s', (count, hasMore, shown) =>
  expect(bellCount(items(count), hasMore)).toBe(shown),
)

describe('the other Safes', () => {
  const safe = (digit: string): SafeRef => ({ chainId: '1', address: `0x${digit.repeat(40)}` })
  const read = (awaiting: { count: number; atLeast: boolean } | null): SafeRow['overview'] => ({
    owners: [],
    threshold: 1,
    fiatTotal: '0',
    queued: 9,
    awaiting,
  })
  const overviews = new Map<SafeRef, SafeRow['overview']>([
    [safe('1'), read({ count: 2, atLeast: false })],
    [safe('2'), read({ count: 0, atLeast: false })],
    [safe('3'), read(null)],
    [safe('4'), null],
  ])

  test('are listed if they need a signature, and known to be unknown if nothing was read', () => {
    const safes = [...overviews.keys()]
    expect(safesToSign(safes, (at) => overviews.get(at) ?? null)).toEqual({
      toSign: [{ at: safe('1'), count: 2, atLeast: false }],
      unknown: [safe('3'), safe('4')],
    })
  })
})
