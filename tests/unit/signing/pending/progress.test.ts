import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plainTx } from '#safe'
import { type PendingConfirmation, unlistedProposals, unsubmittedProposals } from '#signing/pending'
import { alice, at, bob } from '../../../../stories/screens/common/rows/items.ts'

const now = 1_800_000_000_000
beforeAll(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const proposal = (
  nonce: bigint,
  state: PendingConfirmation['state'],
  more: Partial<PendingConfirmation> = {},
): PendingConfirmation => ({
  kind: 'confirm',
  at,
  by: alice,
  since: now,
  safeTxHash: `0x${nonce.toString(16).padStart(64, '0')}`,
  tx: plainTx({ to: bob, nonce }),
  signature: '0x12',
  proposal: { origin: null },
  state,
  ...more,
})

const entries = [
  proposal(1n, { status: 'submitted' }),
  proposal(2n, { status: 'submitting' }),
  proposal(3n, { status: 'submitting' }, { since: now - 600_000 }),
  proposal(4n, { status: 'unsubmitted', why: 'unreachable' }),
  // An owner's signature of what someone else has proposed.
  { ...proposal(5n, { status: 'submitting' }), proposal: undefined },
  proposal(6n, { status: 'submitting' }, { at: { ...at, chainId: '10' } }),
] as const
const noncesOf = (some: readonly PendingConfirmation[]) => some.map(({ tx }) => Number(tx.nonce))

test('a proposal that is on its way to the gateway has its nonce already', () => {
  expect(noncesOf(unlistedProposals(entries as never, at))).toEqual([1, 2, 3, 4])
})

test('and keeps it for some minutes after it was accepted, because the lists lag behind', () => {
  const old = proposal(7n, { status: 'submitted' }, { since: now - 600_000 })
  expect(noncesOf(unlistedProposals([...entries, old] as never, at))).toEqual([1, 2, 3, 4])
})

test('but is not one that is only here, unless its page was closed long ago', () => {
  expect(noncesOf(unsubmittedProposals(entries as never, at))).toEqual([3, 4])
})
