import { describe, expect, test } from 'vitest'
import { no, yes } from '#base'
import type { TransactionItem } from '#domain'
import type { PendingTransaction } from '#safe'
import { people } from '../../../../../mocks/people.ts'
import {
  type LoadedTransaction,
  otherMoves,
} from '../../../../../src/screens/transactions/transaction/transactionFlow.ts'
import { aDetail } from '../../../../../stories/screens/transactions/review/transactions.ts'

const { alice, bob, carol, frank } = people
const detail = aDetail({ signers: [carol], nonce: 12 })
const pending: PendingTransaction = {
  status: 'AWAITING_CONFIRMATIONS',
  nonce: 12n,
  confirmedBy: [carol.address],
}
const rejection = { action: { kind: 'reject' } } as TransactionItem

/** Alice, an owner, looks at what Carol proposed with the last nonce. */
const moves = (change: Partial<LoadedTransaction> = {}) =>
  otherMoves({
    detail,
    pending,
    safe: {
      ...detail.at,
      owners: [alice.address, bob.address, carol.address],
      threshold: 2,
      nonce: 12n,
      version: '1.4.1',
    },
    nonces: [12n],
    rivals: [],
    actor: { account: alice.address, chainId: detail.at.chainId },
    areApprovalsKnown: true,
    mayPropose: yes,
    ...change,
  })
const as = (account: typeof alice) => ({
  actor: { account: account.address, chainId: detail.at.chainId },
})

describe('the other actions of a transaction', () => {
  test.each<[string, Partial<LoadedTransaction>]>([
    ['the Safe is read', { safe: undefined }],
    ['the queue is loaded', { nonces: undefined }],
    ['it is known who may approve it', { areApprovalsKnown: false }],
    ['it is known who may propose', { mayPropose: no('loading') }],
  ])('are not offered before %s', (_, change) => expect(moves(change)).toEqual({ areKnown: false }))

  test('are rejecting, replacing, and sharing for an owner', () =>
    expect(moves()).toEqual({
      areKnown: true,
      reject: yes,
      replaces: 12n,
      deletes: undefined,
      mayShare: true,
    }))

  test('include deleting for the proposer, unless it leaves a gap', () => {
    const { safeTxHash } = detail.multisig
    expect(moves(as(carol)).deletes).toEqual({ detail, safeTxHash })
    expect(moves({ ...as(carol), nonces: [12n, 13n] }).deletes).toBeUndefined()
    // The queue couldn't be loaded.
    expect(moves({ ...as(carol), nonces: null }).deletes).toBeUndefined()
  })

  test('include no rejection where there is one', () =>
    expect(moves({ rivals: [rejection] }).reject).toBeUndefined())

  test('say why an account may not reject it', () =>
    expect(moves(as(frank)).reject).toEqual(no('notOwner')))

  test('include no replacement of a nonce that is used, or by someone who may not propose', () => {
    const used = { ...detail.at, owners: [], threshold: 1, nonce: 13n, version: '1.4.1' }
    expect(moves({ safe: used }).replaces).toBeUndefined()
    expect(moves({ mayPropose: no('notOwner') }).replaces).toBeUndefined()
  })

  test('are gone once it is executed', () =>
    expect(moves({ detail: { ...detail, status: 'SUCCESS' }, pending: undefined })).toEqual({
      areKnown: true,
      reject: undefined,
    }))
})
