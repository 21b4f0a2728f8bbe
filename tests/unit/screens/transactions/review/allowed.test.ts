import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { SafeState } from '#domain'
import { availableAction, type VerificationState } from '#safe'
import { pendingFromDetail } from '#signing/pending'
import { people } from '../../../../../mocks/people.ts'
import { actorOf } from '../../../../../src/screens/core/openSafe/useActor.ts'
import { aDetail } from '../../../../../stories/screens/transactions/review/transactions.ts'

const address = {
  alice: people.alice.address,
  bob: people.bob.address,
  carol: people.carol.address,
  dave: people.dave.address,
}
const as = (account: Address, chainId: number | undefined = 1) =>
  actorOf({ status: 'connected', account, chainId })

/** Dave's invoice, signed by Carol, in a Safe of two signatures. */
const waiting = aDetail()
const signed = aDetail({ signers: [people.carol, people.bob] })
const safe: SafeState = {
  ...waiting.at,
  owners: [address.alice, address.bob, address.carol],
  threshold: 2,
  nonce: 11n,
  version: '1.4.1',
}

const may = (
  detail: ReturnType<typeof aDetail>,
  actor: ReturnType<typeof actorOf>,
  state: VerificationState = 'verified',
  at: SafeState = safe,
) => availableAction(pendingFromDetail(detail, [], actor.account), at, actor, state)

describe('the actor', () => {
  test('is the connected account on its chain', () => {
    expect(as(address.alice)).toEqual({ account: address.alice, chainId: '1' })
  })
  test.each(['disconnected', 'connecting', 'reconnecting'] as const)(
    'is no one while %s',
    (status) => {
      expect(actorOf({ status, account: address.alice, chainId: 1 })).toEqual({
        account: null,
        chainId: null,
      })
    },
  )
  test('has no chain where the wallet reports none', () => {
    expect(actorOf({ status: 'connected', account: address.alice, chainId: undefined })).toEqual({
      account: address.alice,
      chainId: null,
    })
  })
})

describe('a transaction that lacks a signature', () => {
  test('can be confirmed by an owner who has not signed', () => {
    expect(may(waiting, as(address.alice))).toEqual({ kind: 'confirm', may: { allowed: true } })
  })
  test.each([
    [
      'nobody',
      actorOf({ status: 'disconnected', account: undefined, chainId: undefined }),
      'noWallet',
    ],
    ['a non-owner', as(address.dave), 'notOwner'],
    ['an owner who has signed', as(address.carol), 'alreadySigned'],
    ['an owner on another chain', as(address.alice, 17_000), 'wrongChain'],
  ])('cannot be confirmed by %s', (_, actor, reason) => {
    expect(may(waiting, actor)?.may).toEqual({ allowed: false, reason })
  })
  test.each([
    ['differs', 'differs'],
    ['unverifiable', 'unverified'],
    ['checking', 'checking'],
  ] as const)('cannot be confirmed while its verification is "%s"', (state, reason) => {
    expect(may(waiting, as(address.alice), state)?.may).toEqual({ allowed: false, reason })
  })
})

describe('a transaction with its signatures', () => {
  test('can be executed by anyone', () => {
    expect(may(signed, as(address.dave))).toEqual({ kind: 'execute', may: { allowed: true } })
  })
  test.each([
    ['differs', 'differs'],
    ['unverifiable', 'unverified'],
    ['checking', 'checking'],
  ] as const)('cannot be executed while its verification is "%s"', (state, reason) => {
    expect(may(signed, as(address.dave), state)?.may).toEqual({ allowed: false, reason })
  })
  test('waits for the nonces before it', () => {
    expect(may(signed, as(address.dave), 'verified', { ...safe, nonce: 10n })?.may).toEqual({
      allowed: false,
      reason: 'nonceTooHigh',
    })
  })
  test('cannot be executed again when the chain has moved past its nonce', () => {
    expect(may(signed, as(address.dave), 'verified', { ...safe, nonce: 12n })?.may).toEqual({
      allowed: false,
      reason: 'nonceUsed',
    })
  })
  test('is counted by the current owners', () => {
    expect(
      may(signed, as(address.dave), 'verified', { ...safe, owners: [address.alice, address.carol] })
        ?.may,
    ).toEqual({
      allowed: false,
      reason: 'notEnoughSignatures',
    })
  })
})
