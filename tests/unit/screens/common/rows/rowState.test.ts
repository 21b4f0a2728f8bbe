import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { SafeState, TransactionItem } from '#domain'
import type { PendingConfirmation, PendingEntry, PendingExecution } from '#signing/pending'
import { plainTx } from '#safe'
import { rowState } from '../../../../../src/screens/common/rows/rowState.ts'
import {
  alice,
  at,
  aPending,
  bob,
  carol,
  dave,
  owners,
} from '../../../../../stories/screens/common/rows/items.ts'

const safe: SafeState = { ...at, owners, threshold: 2, nonce: 7n, version: '1.4.1' }
const rowAction = (
  item: TransactionItem,
  place: SafeState | undefined,
  viewer: Address | undefined,
) => rowState(item, place, [], viewer).action
const needsSignature = (item: TransactionItem, viewer: Address | undefined) =>
  rowState(item, safe, [], viewer).needsYou
const waiting = aPending({ nonce: 7, signed: [bob] })
const signed = aPending({ nonce: 7, signed: [bob, carol] })

describe('a row that lacks signatures', () => {
  test('can be confirmed by an owner who has not signed', () => {
    expect(rowAction(waiting, safe, alice)).toEqual({ kind: 'confirm', may: { allowed: true } })
  })
  test('knows an owner in any letter case', () => {
    expect(rowAction(waiting, safe, alice.toLowerCase() as Address)?.may.allowed).toBe(true)
  })
  test('can be confirmed ahead of its turn', () => {
    expect(rowAction(aPending({ nonce: 12, signed: [bob] }), safe, alice)?.may.allowed).toBe(true)
  })
  test('can be confirmed where the gateway does not say who is missing', () => {
    const unnamed: TransactionItem = {
      ...waiting,
      multisig: { safeTxHash: null, nonce: 7, required: 2, submitted: 1, missing: [] },
    }
    expect(rowAction(unnamed, safe, alice)?.may.allowed).toBe(true)
  })
  const missingDave: TransactionItem = {
    ...waiting,
    multisig: {
      safeTxHash: null,
      nonce: 7,
      required: 2,
      submitted: 1,
      missing: [dave, alice, carol],
    },
  }
  test.each([
    ['an owner who has signed', waiting, safe, bob, 'alreadySigned'],
    ['somebody who owns nothing', waiting, safe, dave, 'notOwner'],
    // The gateway's claim alone makes no one an owner.
    ['a non-owner whom the gateway lists as missing', missingDave, safe, dave, 'notOwner'],
    ['nobody', waiting, safe, undefined, 'noWallet'],
    [
      'an owner, of a contract version that is not known',
      waiting,
      { ...safe, version: null },
      alice,
      'unsupportedVersion',
    ],
    [
      'an owner, when the nonce is used up',
      aPending({ nonce: 6, signed: [bob] }),
      safe,
      alice,
      'nonceUsed',
    ],
    ['an owner, while the safe is not loaded', waiting, undefined, alice, 'checking'],
    [
      'an owner, once fewer signatures are needed',
      waiting,
      { ...safe, threshold: 1 },
      alice,
      'complete',
    ],
  ] as const)('tells %s why not', (_who, row, place, viewer, reason) => {
    expect(rowAction(row, place, viewer)).toEqual({
      kind: 'confirm',
      may: { allowed: false, reason },
    })
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
    ['a later nonce', aPending({ nonce: 8, signed: [bob, carol] }), safe, alice, 'nonceTooHigh'],
    ['a used nonce', aPending({ nonce: 6, signed: [bob, carol] }), safe, alice, 'nonceUsed'],
    ['no wallet', signed, safe, undefined, 'noWallet'],
    ['the safe itself as the wallet', signed, safe, at.address, 'walletIsSafe'],
    [
      'an unknown contract version',
      signed,
      { ...safe, version: null },
      alice,
      'unsupportedVersion',
    ],
    ['a safe that is not loaded', signed, undefined, alice, 'checking'],
  ] as const)('waits with %s', (_what, row, place, viewer, reason) => {
    expect(rowAction(row, place, viewer)).toEqual({
      kind: 'execute',
      may: { allowed: false, reason },
    })
  })
  test('reports a wrong order before it requests a wallet', () => {
    expect(rowAction(aPending({ nonce: 8, signed: [bob, carol] }), safe, undefined)?.may).toEqual({
      allowed: false,
      reason: 'nonceTooHigh',
    })
  })
})

test.each(['SUCCESS', 'FAILED', 'CANCELLED'] as const)(
  'nothing can be done with what is %s',
  (status) => {
    expect(rowAction({ ...signed, status }, safe, alice)).toBeUndefined()
  },
)

describe('"needs your signature"', () => {
  test('is shown to an owner whose signature is missing', () =>
    expect(needsSignature(waiting, alice)).toBe(true))
  test('isn’t shown to an owner who has signed', () =>
    expect(needsSignature(waiting, bob)).toBe(false))
  test('isn’t shown to a visitor', () => expect(needsSignature(waiting, undefined)).toBe(false))
  test('isn’t shown when there are enough signatures', () =>
    expect(needsSignature(signed, alice)).toBe(false))
})

describe('the label of a row', () => {
  const statusOf = (
    item: TransactionItem,
    place: SafeState | undefined,
    entries: readonly PendingEntry[] = [],
    viewer: Address | undefined = alice,
  ) => rowState(item, place, entries, viewer).status

  test('says "ready" only for the next nonce', () => {
    expect(statusOf(signed, safe)).toBe('AWAITING_EXECUTION')
    expect(statusOf(aPending({ nonce: 9, signed: [bob, carol] }), safe)).toBe('WAITING_FOR_NONCE')
  })

  test('does not offer what is past on-chain, though the gateway still lists it', () => {
    const ahead = { ...safe, nonce: 8n }
    expect(statusOf(signed, ahead)).toBe('NONCE_USED')
    expect(rowAction(signed, ahead, alice)?.may).toEqual({ allowed: false, reason: 'nonceUsed' })
  })

  const hash = signed.multisig?.safeTxHash ?? '0x'
  const execution = (state: PendingExecution['state']): PendingExecution => ({
    kind: 'execute',
    at,
    safeTxHash: hash,
    by: alice,
    txHash: `0x${'ab'.repeat(32)}`,
    since: 0,
    state,
  })

  test.each([
    ['on its way', { status: 'processing' }, 'PROCESSING', 'processing'],
    ['mined, and not listed yet', { status: 'executed', inner: 'success' }, 'EXECUTED', 'executed'],
  ] as const)(
    'knows an execution that is %s, and offers no second one',
    (_, state, label, reason) => {
      const row = rowState(signed, safe, [execution(state)], alice)
      expect(row.status).toBe(label)
      expect(row.action?.may).toEqual({ allowed: false, reason })
    },
  )

  test.each([{ status: 'reverted' }, { status: 'dropped' }, { status: 'replaced' }] as const)(
    'offers the execution again after it was $status',
    (state) => {
      expect(rowState(signed, safe, [execution(state)], alice).action?.may.allowed).toBe(true)
    },
  )

  const confirmation = (
    state: PendingConfirmation['state'],
    by: Address = alice,
  ): PendingConfirmation => ({
    kind: 'confirm',
    at,
    safeTxHash: waiting.multisig?.safeTxHash ?? '0x',
    by,
    tx: {
      to: dave,
      value: 0n,
      data: '0x',
      operation: 0,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: dave,
      refundReceiver: dave,
      nonce: 7n,
    },
    signature: '0x',
    since: 0,
    state,
  })

  test('counts a signature that the gateway accepted, although its list is behind', () => {
    const row = rowState(waiting, safe, [confirmation({ status: 'submitted' })], alice)
    expect(row).toMatchObject({ submitted: 2, status: 'AWAITING_EXECUTION', needsYou: false })
    expect(row.action).toEqual({ kind: 'execute', may: { allowed: true } })
  })

  test('does not count it twice once the list has it', () => {
    const listed = aPending({ nonce: 7, signed: [bob, alice], required: 3 })
    const entry = {
      ...confirmation({ status: 'submitted' }),
      safeTxHash: listed.multisig?.safeTxHash ?? '0x',
    }
    expect(rowState(listed, { ...safe, threshold: 3 }, [entry], alice).submitted).toBe(2)
  })

  test('says that a signature is kept here and was not submitted', () => {
    expect(
      statusOf(waiting, safe, [confirmation({ status: 'unsubmitted', why: 'unreachable' })]),
    ).toBe('UNSUBMITTED')
    // Another owner in the same browser signs for themselves.
    expect(
      statusOf(waiting, safe, [confirmation({ status: 'unsubmitted', why: 'unreachable' }, carol)]),
    ).toBe('AWAITING_CONFIRMATIONS')
  })

  test('does not count a delegate, who says who proposes and confirms nothing', () => {
    const proposal: PendingConfirmation = {
      kind: 'confirm',
      at,
      safeTxHash: waiting.multisig?.safeTxHash ?? '0x',
      by: dave,
      tx: plainTx({ to: dave, value: 1n, nonce: 7n }),
      signature: '0x',
      proposal: { origin: null, asDelegate: true },
      since: 0,
      state: { status: 'submitted' },
    }
    expect(rowState(waiting, safe, [proposal], dave)).toMatchObject({
      status: 'AWAITING_CONFIRMATIONS',
      submitted: 1,
    })
    const { asDelegate: _, ...own } = proposal.proposal!
    expect(
      rowState(waiting, safe, [{ ...proposal, by: alice, proposal: own }], alice).status,
    ).not.toBe('AWAITING_CONFIRMATIONS')
  })
})
