import { describe, expect, it } from 'vitest'
import type { Queue } from '#domain'
import { seededRandom } from '../../../../../mocks/gateway/networkCondition.ts'
import { aPending } from '../../../../../stories/screens/common/rows/items.ts'
import {
  cappedCount,
  pendingCount,
} from '../../../../../src/screens/common/pending/pendingCount.ts'

const row = (nonce: number) => ({ nonce, items: [aPending({ nonce })] })

/** A queue of which the first pages are loaded. */
const aQueue = (total: number, pages: number): Queue => {
  const rows = Math.min(total, pages * 20)
  return {
    next: rows > 0 ? [row(0)] : [],
    later: Array.from({ length: Math.max(0, rows - 1) }, (_, index) => row(index + 1)),
    unreadable: [],
    hasMore: rows < total,
  }
}

/** As the row of a Safe says it, which only knows the total. */
const inMySafes = (total: number) => {
  const { count, atLeast } = cappedCount(total)
  return `${count}${atLeast ? '+' : ''}`
}

describe('the number of pending transactions', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [19, '19'],
    [20, '20'],
    [21, '20+'],
    [200, '20+'],
  ])('of %i is %s, with one page loaded and with all', (total, shown) => {
    expect(pendingCount(aQueue(total, 1))).toBe(shown)
    expect(pendingCount(aQueue(total, 100))).toBe(shown)
    expect(inMySafes(total)).toBe(shown)
  })

  it('is the same in lists of Safes and next to the queue, however many pages are loaded', () => {
    const random = seededRandom(20)
    for (let run = 0; run < 300; run += 1) {
      const total = Math.floor(random() * 300)
      const pages = 1 + Math.floor(random() * 16)
      expect(pendingCount(aQueue(total, pages)), `${pages} pages of ${total}`).toBe(
        inMySafes(total),
      )
    }
  })

  it('includes unreadable rows, and says that a short page is continued', () => {
    const { later } = aQueue(18, 1)
    expect(pendingCount({ next: [], later, unreadable: ['a'] as never, hasMore: true })).toBe('18+')
  })
})
