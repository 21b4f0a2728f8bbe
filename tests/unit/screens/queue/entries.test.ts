import { describe, expect, test } from 'vitest'
import type { Queue } from '#domain'
import { aPending } from '../../../../stories/screens/shared/items.ts'
import { nest, type QueueEntry, toEntries } from '../../../../src/screens/queue/entries.ts'

const item = (nonce: number, variant = 0) => aPending({ nonce, variant })
const queue: Queue = {
  next: [{ nonce: 7, items: [item(7, 1), item(7)] }],
  later: [
    { nonce: 8, items: [item(8)] },
    { nonce: 9, items: [item(9, 2), item(9, 1), item(9)] },
  ],
  unreadable: [],
  hasMore: false,
}
const positionOf = (entry: QueueEntry) => ('position' in entry ? [entry.position.at, entry.position.of] : undefined)

describe('the lines of the queue', () => {
  test('are headings, conflicts and transactions in reading order', () => {
    expect(toEntries(queue).map(({ kind }) => kind)).toEqual(['section', 'conflict', 'row', 'row', 'section', 'row', 'conflict', 'row', 'row', 'row'])
  })
  test('know where they are in their list', () => {
    expect(toEntries(queue).map(positionOf)).toEqual([undefined, [1, 1], [1, 2], [2, 2], undefined, [1, 2], [2, 2], [1, 3], [2, 3], [3, 3]])
  })
  test('do not know how long the last section is before all pages are loaded', () => {
    const lines = toEntries({ ...queue, hasMore: true })
    expect(lines.map(positionOf)).toEqual([undefined, [1, 1], [1, 2], [2, 2], undefined, [1, -1], [2, -1], [1, 3], [2, 3], [3, 3]])
  })
  test('leave out a section without transactions', () => {
    expect(toEntries({ ...queue, next: [] })[0]).toMatchObject({ kind: 'section', section: 'later' })
    expect(toEntries({ next: [], later: [], unreadable: [], hasMore: false })).toEqual([])
  })
})

describe('the rendered lines', () => {
  test('are nested, and know where their lists end', () => {
    expect(nest(toEntries(queue), [0, 1, 3, 4, 6, 8])).toEqual([
      { index: 0, last: 3, children: [{ index: 1, last: 3, rows: [3] }] },
      { index: 4, last: 9, children: [{ index: 6, last: 9, rows: [8] }] },
    ])
  })
  test('may be headings alone', () => {
    expect(nest(toEntries(queue), [0, 4])).toEqual([
      { index: 0, last: 3, children: [] },
      { index: 4, last: 9, children: [] },
    ])
  })
})
