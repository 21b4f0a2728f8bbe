import { expect, test } from 'vitest'
import { toEntries } from '../../../../../src/screens/transactions/history/entries.ts'
import { aPast } from '../../../../../stories/screens/common/rows/items.ts'

const [a, b, c, d] = [aPast(1), aPast(2), aPast(3), aPast(2000)] as const

test('each day is a heading and its rows, in order', () => {
  const entries = toEntries({
    days: [
      { day: a.at, items: [a, b, c] },
      { day: d.at, items: [d] },
    ],
    hasMore: false,
  })
  expect(entries.map((entry) => (entry.kind === 'day' ? entry.day : entry.item.id))).toEqual([
    a.at,
    a.id,
    b.id,
    c.id,
    d.at,
    d.id,
  ])
})

test('keys are unique and stay the same when older pages are loaded', () => {
  const before = toEntries({ days: [{ day: a.at, items: [a] }], hasMore: true })
  const after = toEntries({
    days: [
      { day: a.at, items: [a, b] },
      { day: d.at, items: [d] },
    ],
    hasMore: false,
  })
  expect(after.slice(0, 2).map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  expect(new Set(after.map(({ key }) => key)).size).toBe(after.length)
})

test('no days, no lines', () => expect(toEntries({ days: [], hasMore: false })).toEqual([]))
