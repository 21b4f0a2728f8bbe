import { expect, test } from 'vitest'
import type { Queue } from '#domain'
import { countNewRows } from '../../../../../src/screens/transactions/queue/countNewRows.ts'
import { aPending } from '../../../../../stories/screens/common/rows/items.ts'

const queue = (nonces: readonly number[], hasMore = false): Queue => ({
  next: [],
  later: nonces.map((nonce) => ({ nonce, items: [aPending({ nonce })] })),
  unreadable: [],
  hasMore,
})

test('a new proposal is counted', () =>
  expect(countNewRows(queue([7, 8]), queue([7, 8, 9]))).toBe(1))

test('an unchanged list has no new rows', () =>
  expect(countNewRows(queue([7, 8]), queue([7, 8]))).toBe(0))

test('another page is not counted', () =>
  expect(countNewRows(queue([7, 8], true), queue([7, 8, 9, 10]))).toBe(0))

test('a row between those of the first page is counted, even if there are more pages', () =>
  expect(countNewRows(queue([7, 9], true), queue([7, 8, 9], true))).toBe(1))

test('a conflicting transaction with the same nonce is counted', () => {
  const after: Queue = {
    next: [],
    later: [{ nonce: 7, items: [aPending({ nonce: 7 }), aPending({ nonce: 7, variant: 1 })] }],
    unreadable: [],
    hasMore: false,
  }
  expect(countNewRows(queue([7]), after)).toBe(1)
})

test('an executed transaction that left the queue is not counted', () =>
  expect(countNewRows(queue([7, 8]), queue([8]))).toBe(0))

test('the first row of an empty queue is counted', () =>
  expect(countNewRows(queue([]), queue([7]))).toBe(1))
