import { describe, expect, it, test } from 'vitest'
import type { Address } from '#base'
import type { Action, Queue, TransactionItem } from '#domain'
import {
  batchLibraries,
  encodeAddOwner,
  encodeChangeThreshold,
  encodeEnableModule,
  plainTx,
  toSafeTx,
} from '#safe'
import { effectsOf, rowsBefore } from '../../../../../src/screens/safe/setup/queued/queuedBefore.ts'

const safe: Address = '0x5afe3855358e112b5647b952709e6165e1c1eeee'
const erin: Address = '0x00000000000000000000000000000000000000e1'
const party = { address: erin, name: null }

const settings: Action = {
  kind: 'settings',
  change: { type: 'addOwner', owner: party, threshold: 2 },
}
const send: Action = { kind: 'send', what: { type: 'native', raw: 1n }, to: party }

const row = (nonce: number, action: Action = settings): TransactionItem => ({
  id: `multisig_${nonce}_${action.kind}`,
  at: 0,
  status: 'AWAITING_CONFIRMATIONS',
  action,
  txHash: null,
  multisig: { safeTxHash: null, nonce, required: 2, submitted: 1, missing: [] },
  module: null,
  note: null,
  app: null,
})
const queue = (rows: readonly TransactionItem[], parts: Partial<Queue> = {}): Queue => ({
  next: [],
  later: rows.map((one) => ({ nonce: one.multisig?.nonce ?? 0, items: [one] })),
  unreadable: [],
  hasMore: false,
  ...parts,
})
const nonces = ({ rows }: ReturnType<typeof rowsBefore>) =>
  rows.map(({ multisig }) => multisig?.nonce)

describe('what runs before a nonce', () => {
  it('is read in the order of the nonces, from the next one that can be executed', () => {
    const found = rowsBefore(queue([row(9), row(6), row(7), row(8)]), 9n, 7n)
    expect(nonces(found)).toEqual([7, 8])
    expect(found.isPartial).toBe(false)
  })

  it('is not read where it only moves money', () => {
    const batch: Action = { kind: 'batch', count: 3, to: party }
    expect(
      nonces(rowsBefore(queue([row(7, send), row(8, { kind: 'reject' }), row(9, batch)]), 12n, 7n)),
    ).toEqual([9])
  })

  test.each([
    ['rows without a nonce', queue([], { unreadable: [row(0)] }), true],
    ['more pages, which may reach it', queue([row(7)], { hasMore: true }), true],
    ['more pages, all of them later', queue([row(7), row(12)], { hasMore: true }), false],
    ['more than are read', queue(Array.from({ length: 25 }, (_, at) => row(7 + at))), true],
  ] as const)('%s', (_, of, isPartial) => {
    expect(rowsBefore(of, isPartial && of.later.length > 20 ? 99n : 12n, 7n).isPartial).toBe(
      isPartial,
    )
  })
})

describe('what transactions do', () => {
  const adds = plainTx({ to: safe, data: encodeAddOwner(erin, 2), nonce: 7n })
  const raises = plainTx({ to: safe, data: encodeChangeThreshold(3), nonce: 8n })

  it('is decoded, one after the other', () => {
    expect(effectsOf([raises, adds], safe)).toEqual({
      effects: [
        { kind: 'settings', change: { type: 'addOwner', owner: erin, threshold: 2 } },
        { kind: 'settings', change: { type: 'changeThreshold', threshold: 3 } },
      ],
      isPartial: false,
    })
  })

  it('is decoded within batches', () => {
    const [library] = batchLibraries('1.4.1')
    const calls = [encodeEnableModule(erin), encodeChangeThreshold(2)].map((data) => ({
      to: safe,
      value: 0n,
      data,
    }))
    const { effects, isPartial } = effectsOf(
      [toSafeTx(calls, { nonce: 7n, library: library! })],
      safe,
    )
    expect(effects).toMatchObject([
      {
        kind: 'batch',
        effects: [{ change: { type: 'enableModule' } }, { change: { type: 'changeThreshold' } }],
      },
    ])
    expect(isPartial).toBe(false)
  })

  test.each([
    ['one that could not be read', [adds, undefined]],
    [
      'unknown code that runs as the Safe',
      [plainTx({ to: erin, data: '0x12345678', operation: 1, nonce: 7n })],
    ],
    ['a call to itself that nobody knows', [plainTx({ to: safe, data: '0x12345678', nonce: 7n })]],
  ] as const)('%s may do anything', (_, transactions) => {
    expect(effectsOf(transactions, safe).isPartial).toBe(true)
  })

  it('a call to another contract changes nothing of the Safe', () => {
    expect(effectsOf([plainTx({ to: erin, data: '0x12345678', nonce: 7n })], safe).isPartial).toBe(
      false,
    )
  })
})
