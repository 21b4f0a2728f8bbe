import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import { needsSignature, rowAction, type RowFacts, type SafeFacts } from '../../../../src/screens/queue/rowActions.ts'

const alice: Address = '0x63A9bf153603E4a100579FF7763066b998107F83'
const bob: Address = '0xAd11305Dc8418409C939539d2c729b0a3F64DC79'
const dave: Address = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'

const safe: SafeFacts = { nonce: 7, owners: [alice, bob], supported: true }
const waiting: RowFacts = { status: 'AWAITING_CONFIRMATIONS', nonce: 7, missing: [alice] }
const signed: RowFacts = { status: 'AWAITING_EXECUTION', nonce: 7, missing: [] }

describe('a row that lacks signatures', () => {
  test('can be confirmed by an owner who has not signed', () => {
    expect(rowAction(waiting, safe, alice)).toEqual({ kind: 'confirm', may: { allowed: true } })
  })
  test('knows an owner in any letter case', () => {
    expect(rowAction(waiting, safe, alice.toLowerCase() as Address)?.may.allowed).toBe(true)
  })
  test('can be confirmed ahead of its turn', () => {
    expect(rowAction({ ...waiting, nonce: 12 }, safe, alice)?.may.allowed).toBe(true)
  })
  test.each([
    ['an owner who has signed', waiting, safe, bob, 'alreadySigned'],
    ['somebody who owns nothing', waiting, safe, dave, 'notOwner'],
    // The gateway's word alone makes nobody an owner.
    ['a stranger whom the gateway lists as missing', { ...waiting, missing: [dave] }, safe, dave, 'notOwner'],
    ['nobody', waiting, safe, undefined, 'noWallet'],
    ['an owner, of a contract version that is not known', waiting, { ...safe, supported: false }, alice, 'unsupportedVersion'],
    ['an owner, when the nonce is used up', { ...waiting, nonce: 6 }, safe, alice, 'nonceUsed'],
    ['an owner, while the safe is not loaded', waiting, undefined, alice, 'checking'],
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
    ['a later nonce', { ...signed, nonce: 8 }, safe, alice, 'nonceTooHigh'],
    ['a used nonce', { ...signed, nonce: 6 }, safe, alice, 'nonceUsed'],
    ['no wallet', signed, safe, undefined, 'noWallet'],
    ['an unknown contract version', signed, { ...safe, supported: false }, alice, 'unsupportedVersion'],
    ['a safe that is not loaded', signed, undefined, alice, 'checking'],
  ] as const)('waits with %s', (_what, row, place, viewer, reason) => {
    expect(rowAction(row, place, viewer)).toEqual({ kind: 'execute', may: { allowed: false, reason } })
  })
  test('says that the order is wrong before it asks for a wallet', () => {
    expect(rowAction({ ...signed, nonce: 8 }, safe, undefined)?.may).toEqual({ allowed: false, reason: 'nonceTooHigh' })
  })
})

test.each(['SUCCESS', 'FAILED', 'CANCELLED'] as const)('nothing can be done with what is %s', (status) => {
  expect(rowAction({ ...signed, status }, safe, alice)).toBeUndefined()
})

describe('"needs your signature"', () => {
  test('is said to an owner whose signature is missing', () => expect(needsSignature(waiting, alice)).toBe(true))
  test('is not said to one who has signed', () => expect(needsSignature(waiting, bob)).toBe(false))
  test('is not said to a visitor', () => expect(needsSignature(waiting, undefined)).toBe(false))
  test('is not said when there are enough', () => expect(needsSignature({ ...waiting, status: 'AWAITING_EXECUTION' }, alice)).toBe(false))
})
