import { describe, expect, test } from 'vitest'
import { no, yes } from '#base'
import type { Queue, QueueGroup, SafeState, TransactionItem } from '#domain'
import type { Review } from '#signing'
import { people } from '../../../../../mocks/people.ts'
import {
  conflictsOf,
  groupsOf,
  isContractOwner,
  isShortOf,
  queuedNonces,
  type ReviewedTransaction,
  reviewIn,
  reviewState,
} from '../../../../../src/screens/transactions/review/reviewFlow.ts'
import { aDetail } from '../../../../../stories/screens/transactions/review/transactions.ts'

const { alice, bob, carol } = people
const detail = aDetail({ signers: [carol], nonce: 12 })
const safe: SafeState = {
  ...detail.at,
  owners: [alice.address, bob.address, carol.address],
  threshold: 2,
  nonce: 12n,
  version: '1.4.1',
}
const verified = {
  verification: { status: 'verified', confirmations: [{ status: 'ok', signer: alice.address }] },
  safe,
} as unknown as Review
const state = (change: Partial<ReviewedTransaction> = {}) =>
  reviewState({
    detail,
    review: verified,
    safe,
    entries: [],
    actor: { account: alice.address, chainId: detail.at.chainId },
    listed: [carol.address],
    isShared: false,
    ...change,
  })

describe('a reviewed transaction', () => {
  test('is confirmed by an owner who has not signed it', () => {
    expect(state().action).toEqual({ kind: 'confirm', may: yes })
    expect(state().pending?.confirmedBy).toEqual([carol.address])
  })

  test('has no known action before the Safe is read', () => {
    expect(state({ review: undefined, safe: undefined }).action).toBeUndefined()
    expect(state({ review: undefined, safe: undefined }).pending?.nonce).toBe(12n)
  })

  test('is neither pending nor actionable if owners do not sign it', () =>
    expect(state({ detail: { ...detail, multisig: null } })).toMatchObject({
      pending: undefined,
      action: undefined,
    }))

  test('counts only verified signatures if it came without a gateway', () => {
    const shared = state({ isShared: true, listed: undefined })
    expect(shared.pending?.confirmedBy).toEqual([alice.address])
    expect(shared.action).toEqual({ kind: 'confirm', may: no('alreadySigned') })
  })

  test('knows an owner that is a contract only from the chain', () => {
    const review = { snapshot: { contractOwners: [bob.address] } } as unknown as Review
    expect(isContractOwner(review, bob.address)).toBe(true)
    expect(isContractOwner(review, alice.address)).toBe(false)
    expect(isContractOwner(undefined, bob.address)).toBe(false)
  })

  test('has no review while the chain is being read', () => {
    const result = { failed: null, retry: undefined, recheck: async () => undefined }
    expect(reviewIn(undefined)).toBeUndefined()
    expect(reviewIn({ ...result, review: 'checking' })).toBeUndefined()
    expect(reviewIn({ ...result, review: verified })).toBe(verified)
  })
})

describe('what the queue says about a nonce', () => {
  const item = (id: string) => ({ id, multisig: { safeTxHash: `0x${id}` } }) as TransactionItem
  const groups: QueueGroup[] = [
    { nonce: 12, items: [item('a'), item('b')] },
    { nonce: 14, items: [item('c')] },
  ]
  const queue: Queue = {
    next: groups.slice(0, 1),
    later: groups.slice(1),
    unreadable: [],
    hasMore: false,
  }
  const find = (change: Partial<Parameters<typeof conflictsOf>[1]> = {}) =>
    conflictsOf(groups, {
      nonce: 12n,
      id: undefined,
      hash: undefined,
      current: 12n,
      proposed: [],
      isComplete: true,
      ...change,
    })
  const ids = (change: Parameters<typeof find>[0]) => find(change).items.map(({ id }) => id)

  test('is which others have it, besides itself', () => {
    expect(ids({})).toEqual(['a', 'b'])
    expect(ids({ id: 'a' })).toEqual(['b'])
    expect(ids({ hash: '0xb' })).toEqual(['a'])
    expect(ids({ nonce: 13n })).toEqual([])
  })

  test('is the lowest one before it that nothing has used, once all are loaded', () => {
    expect(find({ nonce: 15n }).missing).toBe(13n)
    expect(find({ nonce: 15n, proposed: [13n] }).missing).toBeUndefined()
    expect(find({ nonce: 13n }).missing).toBeUndefined()
    expect(find({ nonce: 15n, isComplete: false }).missing).toBeUndefined()
  })

  test('may be on a later page', () => {
    expect(isShortOf(14n, groups, true)).toBe(true)
    expect(isShortOf(13n, groups, true)).toBe(false)
    expect(isShortOf(14n, groups, false)).toBe(false)
    expect(isShortOf(0n, groupsOf(undefined), true)).toBe(true)
  })

  test('is how often each is used, and that higher ones follow', () => {
    expect(queuedNonces(queue)).toEqual([12n, 12n, 14n])
    expect(queuedNonces({ ...queue, hasMore: true }).at(-1)).toBe(BigInt(Number.MAX_SAFE_INTEGER))
  })
})
