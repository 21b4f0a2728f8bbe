import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import {
  addressesOf,
  decodeTransaction,
  encodeMultiSend,
  encodeRemoveOwner,
  erc20Transfer,
  plainTx,
  rejectionTx,
  type SharedTransaction,
} from '#safe'
import type { PendingConfirmation } from '#signing'
import { matchesEffect } from '../../../../../src/safe/compareSummary.ts'
import { pendingFromShared } from '../../../../../src/screens/transactions/review/pendingFromShared.ts'
import {
  sharedFrom,
  sharedFromEntry,
} from '../../../../../src/screens/transactions/review/sharedFrom.ts'
import { summaryOf } from '../../../../../src/screens/transactions/review/summaryOf.ts'
import { actionOf } from '../../../../../src/screens/transactions/review/actionOf.ts'
import {
  sharedDetail,
  sharedProposal,
} from '../../../../../src/screens/transactions/transaction/shared/sharedDetail.ts'
import { a, b, hash, safe, tx } from '../../../safe/vectors.ts'

const at = { chainId: '17000', address: safe }
const token: Address = '0x33bd7D5f3891538cbd1288024f7727005dcED117'
const shared: SharedTransaction = {
  at,
  tx,
  safeTxHash: hash,
  signatures: [{ signer: b.address, signature: b.signature }],
  note: 'Rent',
  app: null,
}
const own = (status: 'unsubmitted' | 'submitted'): PendingConfirmation => ({
  kind: 'confirm',
  at,
  by: a.address,
  since: 5,
  safeTxHash: hash,
  tx,
  signature: a.signature,
  state: status === 'submitted' ? { status } : { status, why: 'unreachable' },
})
const known = { effect: decodeTransaction(tx, safe).effect, tokens: [], entries: [], listed: [] }
const signers = (detail: ReturnType<typeof sharedDetail>) =>
  detail.multisig.confirmations.map(({ signer, at: time }) => [signer, time])

describe('a shared transaction as a transaction', () => {
  it('has its own signatures, those of this device and those that the gateway lists', () => {
    expect(signers(sharedDetail(shared, known))).toEqual([[b.address, null]])
    expect(signers(sharedDetail(shared, { ...known, entries: [own('unsubmitted')] }))).toEqual([
      [a.address, 5],
      [b.address, null],
    ])
    expect(
      signers(
        sharedDetail(shared, {
          ...known,
          listed: [{ signer: b.address, signature: b.signature, at: 9 }],
        }),
      ),
    ).toEqual([[b.address, 9]])
  })

  it('keeps the signature of its link if a gateway lists another one of the same owner', () => {
    const { confirmations } = sharedDetail(shared, {
      ...known,
      listed: [{ signer: b.address, signature: a.signature, at: 9 }],
    }).multisig
    expect(confirmations).toEqual([{ signer: b.address, signature: b.signature, at: null }])
  })

  it('says what only a gateway would know by leaving it out', () => {
    expect(sharedDetail(shared, known)).toMatchObject({
      decoded: null,
      note: 'Rent',
      multisig: { submittedAt: null, proposer: null },
    })
  })

  it('counts valid signatures alone, and is complete with the Safe’s own threshold', () => {
    const detail = sharedDetail(shared, known)
    const valid = { signer: a.address, kind: 'eoa', status: 'ok' } as const
    const forged = {
      signer: b.address,
      kind: 'eoa',
      status: 'differs',
      why: 'otherSigner',
    } as const
    const pending = (
      checks: Parameters<typeof pendingFromShared>[1]['checks'],
      threshold: number | undefined,
    ) => pendingFromShared(detail, { checks, threshold, execution: undefined })
    expect(pending([valid, forged], 2)).toMatchObject({
      status: 'AWAITING_CONFIRMATIONS',
      confirmedBy: [a.address],
    })
    expect(pending([valid, { ...valid, signer: b.address }], 2)).toMatchObject({
      status: 'AWAITING_EXECUTION',
    })
    expect(pending([valid], undefined)).toMatchObject({ status: 'AWAITING_CONFIRMATIONS' })
  })

  it('submits its note to the gateway', () => {
    expect(sharedProposal(shared)).toEqual({ origin: '{"note":"Rent"}' })
    expect(sharedProposal({ note: null })).toEqual({ origin: null })
    // The app's name is only the word of who made the link.
    const byAnApp = { ...shared, note: 'x'.repeat(100), app: { name: 'Payroll', url: '' } }
    expect(sharedProposal(byAnApp)).toEqual({ origin: `{"note":"${'x'.repeat(60)}"}` })
  })
})

describe('what is shared of a transaction', () => {
  it('is all that is known here, including a signature that no gateway has', () => {
    const detail = sharedDetail(shared, known)
    expect(sharedFrom(detail, [own('unsubmitted')])?.signatures).toEqual([
      { signer: a.address, signature: a.signature },
      { signer: b.address, signature: b.signature },
    ])
    expect(
      sharedFrom({ ...detail, multisig: null }, [own('unsubmitted')], hash)?.signatures,
    ).toEqual([{ signer: a.address, signature: a.signature }])
  })

  it('leaves out bytes that aren’t a signature, and everything that owners don’t sign', () => {
    const unreadable = {
      ...shared,
      signatures: [{ signer: b.address, signature: '0x1234' as Hex }],
    }
    expect(sharedFrom(sharedDetail(unreadable, known), [])?.signatures).toEqual([])
    expect(sharedFrom({ ...sharedDetail(shared, known), multisig: null }, [])).toBeUndefined()
    expect(sharedFrom({ ...sharedDetail(shared, known), tx: null }, [])).toBeUndefined()
  })
})

describe('a signature that is kept back', () => {
  const kept = [
    { status: 'unsubmitted', why: 'changed' },
    { status: 'unsubmitted', why: 'unchecked' },
    { status: 'submitting', isUnchecked: true },
  ] as const
  const other: PendingConfirmation = { ...own('submitted'), by: b.address, signature: b.signature }
  const signersOf = (one: { signatures: readonly { signer: Address }[] } | undefined) =>
    one?.signatures.map(({ signer }) => signer)

  it.each(kept)('isn’t passed on with those of other accounts: %o', (state) => {
    const held = { ...own('unsubmitted'), state }
    const detail = sharedDetail({ ...shared, signatures: [] }, { ...known, entries: [held, other] })
    expect(signers(detail)).toEqual([[b.address, 5]])
    expect(signersOf(sharedFrom(detail, [held, other]))).toEqual([b.address])
    expect(signersOf(sharedFromEntry(other, [held, other]))).toEqual([b.address])
  })

  it.each(kept)('is part of its own link: %o', (state) => {
    const held = { ...own('unsubmitted'), state }
    expect(signersOf(sharedFromEntry(held, [held, other]))).toEqual([a.address, b.address])
  })

  it.each(kept)('doesn’t count on the page of its link before it’s submitted: %o', (state) => {
    const held = { ...own('unsubmitted'), state }
    const linked = sharedFromEntry(held, [held, other])
    const at5 = [[b.address, 5]]
    expect(signers(sharedDetail(linked, { ...known, entries: [held, other] }))).toEqual(at5)
    // Another browser, and a gateway that has it.
    expect(signers(sharedDetail(linked, known))).toHaveLength(2)
    const listed = [{ signer: a.address, signature: a.signature, at: 9 }]
    expect(signers(sharedDetail(linked, { ...known, entries: [held, other], listed }))).toEqual([
      ...at5,
      [a.address, 9],
    ])
  })

  it.each([
    { status: 'submitted' },
    { status: 'submitting' },
    { status: 'unsubmitted', why: 'declined' },
    { status: 'unsubmitted', why: 'unreachable' },
  ] as const)('differs from one that is on its way: %o', (state) => {
    const sent = { ...own('unsubmitted'), state }
    expect(signersOf(sharedFromEntry(other, [sent, other]))).toEqual([b.address, a.address])
  })
})

describe('a transaction that was signed here and that no gateway has', () => {
  it('is passed on with its note and the app that proposed it', () => {
    const origin = JSON.stringify({ url: 'https://payroll.example', name: 'Payroll', note: 'Rent' })
    const entry = { ...own('unsubmitted'), proposal: { origin } }
    expect(sharedFromEntry(entry, [entry])).toEqual({
      ...shared,
      signatures: [{ signer: a.address, signature: a.signature }],
      app: { name: 'Payroll', url: 'https://payroll.example' },
    })
  })

  it.each([[null], ['no JSON'], ['{"note":1,"name":""}']])(
    'has neither if its origin is %s',
    (origin) => {
      const entry = { ...own('unsubmitted'), proposal: { origin } }
      expect(sharedFromEntry(entry, [entry])).toMatchObject({ note: null, app: null })
    },
  )
})

describe('what a transaction does without a gateway', () => {
  const decimals = { token, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null }
  const transfer = plainTx({ ...erc20Transfer(token, b.address, 5n), nonce: 7n })
  const library = addressesOf('MultiSendCallOnly', '1.4.1')[0] as Address
  const batch = plainTx({
    to: library,
    operation: 1,
    nonce: 7n,
    data: encodeMultiSend([{ to: b.address, value: 1n, data: '0x', operation: 0 }]),
  })

  it.each([
    ['a transfer of the chain’s coin', tx, 'send'],
    ['a token transfer', transfer, 'send'],
    ['a rejection', rejectionTx(safe, 7n), 'reject'],
    [
      'a change of owners',
      plainTx({
        to: safe,
        data: encodeRemoveOwner([a.address, b.address], b.address, 1),
        nonce: 7n,
      }),
      'settings',
    ],
    ['a batch', batch, 'batch'],
    ['a call', plainTx({ to: token, data: '0x12345678', nonce: 7n }), 'call'],
    ['a delegatecall', plainTx({ to: token, data: '0x12345678', operation: 1, nonce: 7n }), 'call'],
  ])('is the same as its call data: %s', (_, one, kind) => {
    const { effect } = decodeTransaction(one, safe)
    const action = actionOf(effect, one, { safe, tokens: [decimals] })
    expect(action.kind).toBe(kind)
    const summary = summaryOf(action, one.operation)
    expect(summary && matchesEffect(summary, effect, safe)).toBe(true)
  })

  it('isn’t an amount if the token doesn’t report its decimals', () => {
    const { effect } = decodeTransaction(transfer, safe)
    expect(actionOf(effect, transfer, { safe, tokens: [] })).toEqual({
      kind: 'call',
      to: { address: token, name: null },
      method: null,
      value: 0n,
    })
    expect(
      actionOf(effect, transfer, { safe, tokens: [{ ...decimals, decimals: null }] }).kind,
    ).toBe('call')
  })
})
