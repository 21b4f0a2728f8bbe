import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Address } from '#base'
import { plainTx } from '#safe'
import {
  isHeld,
  localEntries,
  localMessage,
  type PendingConfirmation,
  type PendingMessage,
  unlistedProposals,
  unsubmittedProposals,
} from '#signing/pending'
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

test('keeps it for a few minutes after it was accepted, because the lists lag', () => {
  const old = proposal(7n, { status: 'submitted' }, { since: now - 600_000 })
  expect(noncesOf(unlistedProposals([...entries, old] as never, at))).toEqual([1, 2, 3, 4])
})

test('but is not one that is only here, unless its page was closed long ago', () => {
  expect(noncesOf(unsubmittedProposals(entries as never, at))).toEqual([3, 4])
})

const messageOf = ({ tx, safeTxHash, ...entry }: PendingConfirmation): PendingMessage => ({
  ...entry,
  kind: 'message',
  messageHash: safeTxHash,
  message: `Transaction ${tx.nonce}`,
})

test.each([
  [{ status: 'submitting' }, 'unreachable'],
  [{ status: 'submitting', isUnchecked: true }, 'unchecked'],
] as const)('what a closed page was doing counts alike wherever it is read: %o', (state, why) => {
  const at120 = proposal(8n, state, { since: now - 120_000 })
  const closed = proposal(8n, state, { since: now - 120_001 })
  const read = (entry: PendingConfirmation) => [
    localEntries([entry], at, entry.safeTxHash, alice).confirmation?.state,
    unsubmittedProposals([entry], at)[0]?.state,
    localMessage([messageOf(entry)], at, entry.safeTxHash, alice)?.state,
  ]
  expect(read(at120)).toEqual([state, undefined, state])
  const abandoned = { status: 'unsubmitted', why } as const
  expect(read(closed)).toEqual([abandoned, abandoned, abandoned])
  expect(isHeld(abandoned)).toBe(why === 'unchecked')
})

test('a signature of a message is the account’s own, of this Safe on this network', () => {
  const entry = messageOf(proposal(9n, { status: 'submitted' }))
  const { messageHash } = entry
  expect(localMessage([entry], at, messageHash, alice)).toBe(entry)
  expect(localMessage([entry], at, messageHash, alice.toLowerCase() as Address)).toBe(entry)
  expect(localMessage([entry], at, messageHash, bob)).toBeUndefined()
  expect(localMessage([entry], { ...at, chainId: '10' }, messageHash, alice)).toBeUndefined()
  expect(localMessage([entry], { ...at, address: bob }, messageHash, alice)).toBeUndefined()
  expect(localMessage([entry], at, undefined, alice)).toBeUndefined()
})
