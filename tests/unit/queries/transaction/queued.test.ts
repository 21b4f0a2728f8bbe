import { describe, expect, test } from 'vitest'
import type { QueuedItem } from '#gateway'
import { aPage, aQueuedTransfer } from '../../../../mocks/fixtures/index.ts'
import { toQueue } from '../../../../src/queries/transaction/queued.ts'

const next: QueuedItem = { type: 'LABEL', label: 'Next' }
const queued: QueuedItem = { type: 'LABEL', label: 'Queued' }
const header = (nonce: number): QueuedItem => ({ type: 'CONFLICT_HEADER', nonce })
// Different values make different transactions with the same nonce.
const to = (nonce: number, value = 1n, timestamp = 1_000 * nonce) =>
  aQueuedTransfer({ nonce, value, timestamp })
const nonces = (groups: readonly { nonce: number }[]) => groups.map(({ nonce }) => nonce)

describe('a page', () => {
  test('is split into sections at its labels', () => {
    const queue = toQueue([aPage([next, to(7), queued, to(8), to(9)])])
    expect([nonces(queue.next), nonces(queue.later)]).toEqual([[7], [8, 9]])
  })
  test('has an empty next section if the next nonce is missing', () => {
    const queue = toQueue([aPage([queued, to(9)])])
    expect([nonces(queue.next), nonces(queue.later)]).toEqual([[], [9]])
  })
  test('groups transactions with the same nonce, newest first', () => {
    const queue = toQueue([aPage([next, header(7), to(7, 1n, 1_000), to(7, 2n, 2_000)])])
    expect(queue.next).toHaveLength(1)
    expect(queue.next[0]?.items.map(({ at }) => at)).toEqual([2_000, 1_000])
  })
  test('can be empty', () =>
    expect(toQueue([aPage<QueuedItem>([])])).toEqual({
      next: [],
      later: [],
      unreadable: [],
      hasMore: false,
    }))
})

describe('several pages', () => {
  test('continue the section of the previous page, because its label is not repeated', () => {
    const queue = toQueue([
      aPage([next, to(7), queued, to(8)], 'https://gateway.example/2'),
      aPage<QueuedItem>([to(9), to(10)]),
    ])
    expect([nonces(queue.next), nonces(queue.later)]).toEqual([[7], [8, 9, 10]])
  })
  test('merge a group that continues on the next page, because its header is not repeated', () => {
    const queue = toQueue([
      aPage([next, header(7), to(7, 1n)], 'https://gateway.example/2'),
      aPage<QueuedItem>([to(7, 2n), queued, to(8)]),
    ])
    expect(queue.next.map(({ nonce, items }) => [nonce, items.length])).toEqual([[7, 2]])
    expect(nonces(queue.later)).toEqual([8])
  })
  test('show a row once if it moved to the next page between two calls', () => {
    const queue = toQueue([
      aPage([next, to(7), queued, to(8)], 'https://gateway.example/2'),
      aPage<QueuedItem>([to(8), to(9)]),
    ])
    expect(queue.later.flatMap(({ items }) => items)).toHaveLength(2)
  })
  test('have more as long as the last one names a next page', () => {
    expect(toQueue([aPage([next, to(7)], 'https://gateway.example/2')]).hasMore).toBe(true)
    expect(
      toQueue([aPage([next, to(7)], 'https://gateway.example/2'), aPage<QueuedItem>([to(7, 2n)])])
        .hasMore,
    ).toBe(false)
  })
})

test('a transaction without a nonce is left out', () => {
  const row = aQueuedTransfer()
  const withoutNonce = { ...row, transaction: { ...row.transaction, executionInfo: null } }
  expect(toQueue([aPage<QueuedItem>([next, withoutNonce])]).next).toEqual([])
})

test('the same pages are grouped once, however often they are read', () => {
  const pages = [aPage([next, to(7), queued, to(8)])]
  expect(toQueue(pages)).toBe(toQueue(pages))
  expect(toQueue([...pages])).toEqual(toQueue(pages))
})

test('a long queue reads each row once, even if all share a nonce', () => {
  let reads = 0
  const counted = (row: QueuedItem): QueuedItem =>
    new Proxy(row, {
      get: (target, key) => {
        if (key === 'transaction') reads += 1
        return Reflect.get(target, key) as unknown
      },
    })
  const rows = Array.from({ length: 300 }, (_, index) => counted(to(7, BigInt(index + 1))))
  expect(toQueue([aPage([next, ...rows])]).next[0]?.items).toHaveLength(300)
  expect(reads).toBeLessThanOrEqual(2 * rows.length)
})
