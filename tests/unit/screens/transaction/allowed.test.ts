import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { Proof, ProofStatus, SafeState } from '#safe'
import { people } from '../../../../mocks/people.ts'
import { allowedOf, whoOf } from '../../../../src/screens/transaction/allowed.ts'
import type { Proven } from '../../../../src/screens/transaction/useProof.ts'
import { aDetail } from '../../../../stories/screens/transaction/transactions.ts'

const address = { alice: people.alice.address, bob: people.bob.address, carol: people.carol.address, dave: people.dave.address }
const as = (account: Address, chainId: number | undefined = 1) => whoOf({ status: 'connected', account, chainId })

/** Dave's invoice, signed by Carol, in a safe of two signatures. */
const waiting = aDetail()
const signed = aDetail({ signers: [people.carol, people.bob] })
const safe: SafeState = { ...waiting.at, owners: [address.alice, address.bob, address.carol], threshold: 2, nonce: 11n, version: '1.4.1' }
const proof = (status: ProofStatus): Proof => ({ status, checks: [], confirmations: [], hashes: null, fingerprint: [] })
const proven = (state: ProofStatus | 'checking' = 'verified', over: Partial<Proven> = {}): Proven => ({
  proof: state === 'checking' ? 'checking' : proof(state),
  snapshot: null,
  failed: null,
  retry: undefined,
  safe,
  risks: [],
  ...over,
})

describe('whoever looks', () => {
  test('is the connected account on its chain', () => {
    expect(as(address.alice)).toEqual({ account: address.alice, chainId: '1' })
  })
  test.each(['disconnected', 'connecting', 'reconnecting'] as const)('is nobody while %s', (status) => {
    expect(whoOf({ status, account: address.alice, chainId: 1 })).toEqual({ account: null, chainId: null })
  })
  test('has no chain where the wallet tells none', () => {
    expect(whoOf({ status: 'connected', account: address.alice, chainId: undefined })).toEqual({ account: address.alice, chainId: null })
  })
})

describe('a transaction that lacks a signature', () => {
  test('may be confirmed by an owner who has not signed, and not executed', () => {
    expect(allowedOf(waiting, proven(), as(address.alice))).toEqual({ confirm: { allowed: true }, execute: { allowed: false, reason: 'notEnoughSignatures' } })
  })
  test.each([
    ['nobody', whoOf({ status: 'disconnected', account: undefined, chainId: undefined }), 'noWallet'],
    ['somebody who owns nothing', as(address.dave), 'notOwner'],
    ['an owner who has signed', as(address.carol), 'alreadySigned'],
    ['an owner on another chain', as(address.alice, 17_000), 'wrongChain'],
  ])('may not be confirmed by %s', (_, who, reason) => {
    expect(allowedOf(waiting, proven(), who).confirm).toEqual({ allowed: false, reason })
  })
  test.each([
    ['differs', 'differs'],
    ['unverifiable', 'unverified'],
    ['checking', 'checking'],
  ] as const)('may not be confirmed while the proof is "%s"', (state, reason) => {
    expect(allowedOf(waiting, proven(state), as(address.alice)).confirm).toEqual({ allowed: false, reason })
  })
})

describe('a transaction with its signatures', () => {
  test('may be executed by anybody, and needs no more of them', () => {
    expect(allowedOf(signed, proven(), as(address.dave))).toEqual({ confirm: { allowed: false, reason: 'complete' }, execute: { allowed: true } })
  })
  test.each([
    ['differs', 'differs'],
    ['unverifiable', 'unverified'],
    ['checking', 'checking'],
  ] as const)('may not be executed while the proof is "%s"', (state, reason) => {
    expect(allowedOf(signed, proven(state), as(address.dave)).execute).toEqual({ allowed: false, reason })
  })
  test('waits for the nonces before it', () => {
    expect(allowedOf(signed, proven('verified', { safe: { ...safe, nonce: 10n } }), as(address.dave)).execute).toEqual({
      allowed: false,
      reason: 'nonceTooHigh',
    })
  })
  test('is counted by the owners of today', () => {
    expect(allowedOf(signed, proven('verified', { safe: { ...safe, owners: [address.alice, address.carol] } }), as(address.dave)).execute).toEqual({
      allowed: false,
      reason: 'notEnoughSignatures',
    })
  })
})

test('nothing is allowed before the transaction, its proof and its safe are there', () => {
  const nothing = { confirm: { allowed: false, reason: 'loading' }, execute: { allowed: false, reason: 'loading' } }
  expect(allowedOf(undefined, proven(), as(address.alice))).toEqual(nothing)
  expect(allowedOf(waiting, undefined, as(address.alice))).toEqual(nothing)
  expect(allowedOf(waiting, proven('verified', { safe: null }), as(address.alice))).toEqual(nothing)
  expect(allowedOf({ ...waiting, multisig: null }, proven(), as(address.alice))).toEqual(nothing)
})
