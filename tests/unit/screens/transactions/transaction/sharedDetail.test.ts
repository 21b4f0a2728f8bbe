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

  it('carries its note to the gateway that gets it', () => {
    expect(sharedProposal(shared)).toEqual({ origin: '{"note":"Rent"}' })
    expect(sharedProposal({ note: null })).toEqual({ origin: null })
    // The app's name is only the word of who made the link.
    const byAnApp = { ...shared, note: 'x'.repeat(100), app: { name: 'Payroll', url: '' } }
    expect(sharedProposal(byAnApp)).toEqual({ origin: `{"note":"${'x'.repeat(60)}"}` })
  })
})

describe('what is shared of a transaction', () => {
  it('is all that is known here, also a signature that no gateway has', () => {
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
