import { expect, test } from 'vitest'
import type { Queue } from '#domain'
import { aPending } from '../../../../../stories/screens/common/rows/items.ts'
import { pendingCount } from '../../../../../src/screens/common/pending/pendingCount.ts'

const of = (rows: number, hasMore: boolean): Queue => ({
  next: [],
  later: Array.from({ length: rows }, (_, nonce) => ({ nonce, items: [aPending({ nonce })] })),
  unreadable: [],
  hasMore,
})

test('the number of pending transactions is exact once all pages are loaded', () => {
  expect(pendingCount(of(0, false))).toBe('0')
  expect(pendingCount(of(47, false))).toBe('47')
})
test(`before that it's "20+", however far the user has scrolled`, () => {
  expect(pendingCount(of(20, true))).toBe('20+')
  expect(pendingCount(of(60, true))).toBe('20+')
})
