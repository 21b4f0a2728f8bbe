import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { SafeState } from '#safe'
import { needsSignature, rowAction, type RowFacts } from '../../../../src/screens/queue/rowActions.ts'
import { alice, at, aWaiting, bob, carol, dave, owners } from '../../../../stories/screens/parts/items.ts'

const safe: SafeState = { ...at, owners, threshold: 2, nonce: 7n, version: '1.4.1' }
const waiting = aWaiting({ nonce: 7, signed: [bob] })
const signed = aWaiting({ nonce: 7, signed: [bob, carol] })

describe('a row that lacks signatures', () => {
  test('can be confirmed by an owner who has not signed', () => {
    expect(rowAction(waiting, safe, alice)).toEqual({ kind: 'confirm', may: { allowed: true } })
  })
  test('knows an owner in any letter case', () => {
    expect(rowAction(waiting, safe, alice.toLowerCase() as Address)?.may.allowed).toBe(true)
  })
  test('can be confirmed ahead of its turn', () => {
    expect(rowAction(aWaiting({ nonce: 12, signed: [bob] }), safe, alice)?.may.allowed).toBe(true)
  })
  test('can be confirmed where the gateway does not say who is missing', () => {
    const unnamed: RowFacts = { status: 'AWAITING_CONFIRMATIONS', multisig: { nonce: 7, required: 2, submitted: 1, missing: [] } }
    expect(rowAction(unnamed, safe, alice)?.may.allowed).toBe(true)
  })
  const missingDave: RowFacts = { status: 'AWAITING_CONFIRMATIONS', multisig: { nonce: 7, required: 2, submitted: 1, missing: [dave, alice, carol] } }
  test.each([
    ['an owner who has signed', waiting, safe, bob, 'alreadySigned'],
    ['somebody who owns nothing', waiting, safe, dave, 'notOwner'],
    // The gateway's word alone makes nobody an owner.
    ['a stranger whom the gateway lists as missing', missingDave, safe, dave, 'notOwner'],
    ['nobody', waiting, safe, undefined, 'noWallet'],
    ['an owner, of a contract version that is not known', waiting, { ...safe, version: null }, alice, 'unsupportedVersion'],
    ['an owner, when the nonce is used up', aWaiting({ nonce: 6, signed: [bob] }), safe, alice, 'nonceUsed'],
    ['an owner, while the safe is not loaded', waiting, undefined, alice, 'checking'],
    ['an owner, once fewer signatures are needed', waiting, { ...safe, threshold: 1 }, alice, 'complete'],
  ] as const)('tells %s why not', (_who, row, place, viewer, reason) => {
    expect(rowAction(row, place, viewer)).toEqual({ kind: 'confirm', may: { allowed: false, reason } })
  })
})

describe('a row with all signatures', () => {
  test.each([
    ['an owner', alice],
    ['somebody who owns nothing', dave],
  ])('can be executed by %s', (_who, viewer) => {
    expect(rowAction(signed, safe, viewer)).toEqual({ kind: 'execute', may: { allowed: true } })
  })
  test.each([
    ['a later nonce', aWaiting({ nonce: 8, signed: [bob, carol] }), safe, alice, 'nonceTooHigh'],
    ['a used nonce', aWaiting({ nonce: 6, signed: [bob, carol] }), safe, alice, 'nonceUsed'],
    ['no wallet', signed, safe, undefined, 'noWallet'],
    ['the safe itself as the wallet', signed, safe, at.address, 'walletIsSafe'],
    ['an unknown contract version', signed, { ...safe, version: null }, alice, 'unsupportedVersion'],
    ['a safe that is not loaded', signed, undefined, alice, 'checking'],
  ] as const)('waits with %s', (_what, row, place, viewer, reason) => {
    expect(rowAction(row, place, viewer)).toEqual({ kind: 'execute', may: { allowed: false, reason } })
  })
  test('says that the order is wrong before it asks for a wallet', () => {
    expect(rowAction(aWaiting({ nonce: 8, signed: [bob, carol] }), safe, undefined)?.may).toEqual({ allowed: false, reason: 'nonceTooHigh' })
  })
})

test.each(['SUCCESS', 'FAILED', 'CANCELLED'] as const)('nothing can be done with what is %s', (status) => {
  expect(rowAction({ ...signed, status }, safe, alice)).toBeUndefined()
})

describe('"needs your signature"', () => {
  test('is said to an owner whose signature is missing', () => expect(needsSignature(waiting, alice)).toBe(true))
  test('is not said to one who has signed', () => expect(needsSignature(waiting, bob)).toBe(false))
  test('is not said to a visitor', () => expect(needsSignature(waiting, undefined)).toBe(false))
  test('is not said when there are enough', () => expect(needsSignature(signed, alice)).toBe(false))
})
