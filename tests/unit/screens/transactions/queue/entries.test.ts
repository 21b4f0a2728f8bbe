import { describe, expect, test } from 'vitest'
import type { Queue } from '#domain'
import { aPending } from '../../../../../stories/screens/common/rows/items.ts'
import {
  nest,
  type QueueEntry,
  toEntries,
} from '../../../../../src/screens/transactions/queue/entries.ts'

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
const positionOf = (entry: QueueEntry) =>
  'position' in entry ? [entry.position.at, entry.position.of] : undefined

describe('the lines of the queue', () => {
  test('are headings, conflicts, and transactions in reading order', () => {
    expect(toEntries(queue).map(({ kind }) => kind)).toEqual([
      'section',
      'conflict',
      'row',
      'row',
      'section',
      'row',
      'conflict',
      'row',
      'row',
      'row',
    ])
  })
  test('know where they are in their list', () => {
    expect(toEntries(queue).map(positionOf)).toEqual([
      undefined,
      [1, 1],
      [1, 2],
      [2, 2],
      undefined,
      [1, 2],
      [2, 2],
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })
  test('do not know how long the last section is before all pages are loaded', () => {
    const lines = toEntries({ ...queue, hasMore: true })
    expect(lines.map(positionOf)).toEqual([
      undefined,
      [1, 1],
      [1, 2],
      [2, 2],
      undefined,
      [1, -1],
      [2, -1],
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })
  test('leave out a section without transactions', () => {
    expect(toEntries({ ...queue, next: [] })[0]).toMatchObject({
      kind: 'section',
      section: 'later',
    })
    expect(toEntries({ next: [], later: [], unreadable: [], hasMore: false })).toEqual([])
  })
})

describe('missing nonces', () => {
  const gaps = (nonces: readonly number[], known?: Parameters<typeof toEntries>[1]) =>
    toEntries(
      {
        next: [],
        later: nonces.map((nonce) => ({ nonce, items: [item(nonce)] })),
        unreadable: [],
        hasMore: false,
      },
      known,
    ).flatMap((line) => (line.kind === 'gap' ? [[line.from, line.to]] : []))
  test('are listed before the transactions that wait for them', () => {
    const lines = toEntries({ ...queue, later: [{ nonce: 10, items: [item(10)] }] })
    expect(lines.map(({ kind }) => kind)).toEqual([
      'section',
      'conflict',
      'row',
      'row',
      'section',
      'gap',
      'row',
    ])
    expect(lines[5]).toMatchObject({ from: 8, to: 9, heads: [4] })
  })
  test('begin with the next one that can be executed, once it is known', () => {
    expect(gaps([9, 10])).toEqual([])
    expect(gaps([9, 10], { next: 8 })).toEqual([[8, 8]])
    expect(gaps([9, 12], { next: 8, isPart: true })).toEqual([])
    expect(gaps([9, 12, 13, 20], { next: 9 })).toEqual([
      [10, 11],
      [14, 19],
    ])
  })
  test("are not named where one may be in a row that can't be read", () => {
    const lines = toEntries(
      {
        next: [],
        later: [{ nonce: 10, items: [item(10)] }],
        unreadable: [item(0)],
        hasMore: false,
      },
      { next: 8 },
    )
    expect(lines.map(({ kind }) => kind)).not.toContain('gap')
  })
  test('aren’t reported where the gateway lags behind the chain', () => {
    expect(gaps([9, 10], { next: 10 })).toEqual([])
    expect(gaps([5, 8], { next: 8 })).toEqual([])
  })
  test('are filled by what was signed here and not submitted', () => {
    expect(gaps([9, 13], { next: 9, unlisted: [11, 5, 20] })).toEqual([
      [10, 10],
      [12, 12],
    ])
    expect(gaps([9, 11], { next: 9, unlisted: [10] })).toEqual([])
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
