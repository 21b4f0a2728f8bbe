import { describe, expect, it } from 'vitest'
import { failed, loading, ready } from '#base'
import { firstSteps } from '../../../../../src/screens/safe/home/firstSteps.ts'
import { parseVisits, visited } from '../../../../../src/screens/safe/home/lastVisits.ts'
import { everyday, nothing } from '../../../../../stories/screens/safe/assets/tokens.ts'
import { aSafe } from '../../../../../stories/screens/safe/home/safe.ts'
import { aPending } from '../../../../../stories/screens/common/rows/items.ts'

const empty = { next: [], later: [], unreadable: [], hasMore: false }
const safe = aSafe({ nonce: 0 })

describe('the first steps of a Safe', () => {
  it('are all open at first', () => {
    expect(firstSteps({ safe, assets: ready(nothing), queue: ready(empty), named: 1 })).toEqual({
      fund: false,
      name: false,
      propose: false,
    })
  })

  it('are done by assets, names for all owners, and a transaction in the queue', () => {
    const queue = { ...empty, next: [{ nonce: 0, items: [aPending({ nonce: 0 })] }] }
    expect(firstSteps({ safe, assets: ready(everyday), queue: ready(queue), named: 3 })).toEqual({
      fund: true,
      name: true,
      propose: true,
    })
  })

  it('are unknown, not open, where the data is missing', () => {
    expect(
      firstSteps({ safe, assets: loading, queue: failed({ kind: 'offline' }), named: 3 }),
    ).toEqual({ fund: undefined, name: true, propose: undefined })
  })

  it('are over once something was executed', () => {
    expect(
      firstSteps({
        safe: aSafe({ nonce: 1 }),
        assets: ready(nothing),
        queue: ready(empty),
        named: 0,
      }),
    ).toBeUndefined()
  })
})

describe('the last visit', () => {
  const hour = 60 * 60_000

  it('is unknown at the first one', () =>
    expect(visited(undefined, hour)).toEqual({ current: hour, previous: null }))

  it('stays the same until the user has been away', () => {
    const first = visited({ current: hour, previous: 0 }, hour + 60_000)
    expect(first).toEqual({ current: hour + 60_000, previous: 0 })
    expect(visited(first, 2 * hour)).toEqual({ current: 2 * hour, previous: hour + 60_000 })
  })

  it('is not moved by a clock that was set back', () =>
    expect(visited({ current: 5 * hour, previous: hour }, hour)).toEqual({
      current: 5 * hour,
      previous: hour,
    }))

  it('is read without its invalid parts', () => {
    expect(
      parseVisits({
        a: { current: 1, previous: null },
        b: { current: 'x', previous: 1 },
        c: null,
        d: { current: 1, previous: -1 },
      }),
    ).toEqual({
      a: { current: 1, previous: null },
    })
    expect(parseVisits('visits')).toBeUndefined()
  })
})
