import { expect, test } from 'vitest'
import type { PendingEntry } from '#signing/pending'
import { needsFollower } from '../../../../../src/screens/shell/frame/needsFollower.ts'
import { alice, at } from '../../../../../stories/screens/common/rows/items.ts'

const started = 1_800_000_000_000
const entry = (
  kind: PendingEntry['kind'],
  state: PendingEntry['state'],
  since = started - 1,
): PendingEntry => ({ kind, at, by: alice, since, state }) as PendingEntry

test.each(['confirm', 'message'] as const)(
  'what an earlier page was submitting is resumed: %s',
  (kind) => {
    expect(needsFollower(entry(kind, { status: 'submitting' }), started)).toBe(true)
    const isUnchecked = { status: 'submitting', isUnchecked: true } as const
    expect(needsFollower(entry(kind, isUnchecked), started)).toBe(true)
    expect(needsFollower(entry(kind, { status: 'submitting' }, started), started)).toBe(false)
    expect(needsFollower(entry(kind, { status: 'submitted' }), started)).toBe(false)
    const unsubmitted = { status: 'unsubmitted', why: 'unreachable' } as const
    expect(needsFollower(entry(kind, unsubmitted), started)).toBe(false)
  },
)

test.each(['execute', 'approve'] as const)('what was sent is followed: %s', (kind) => {
  expect(needsFollower(entry(kind, { status: 'processing' }, started + 1), started)).toBe(true)
  expect(needsFollower(entry(kind, { status: 'reverted' }), started)).toBe(false)
})
