import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import {
  compareDecoding,
  type ContractMethod,
  decodeTransaction,
  encodeChangeThreshold,
  encodeMethod,
  erc20Transfer,
  erc721Transfer,
  nativeTransfer,
  verifyTransaction,
} from '#safe'
import type { BuilderCall } from '#safe'
import { summaryOf } from '../../../../../src/screens/transactions/review/summaryOf.ts'
import { callAction } from '../../../../../src/screens/transactions/draft/callAction.ts'
import { newTransaction } from '../../../../../src/screens/transactions/draft/newTransaction.ts'

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const dave: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const library: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const pay: ContractMethod = {
  name: 'pay',
  payable: true,
  inputs: [
    {
      name: 'orders',
      type: 'tuple[]',
      components: [
        { name: 'to', type: 'address' },
        { name: '', type: 'int8' },
      ],
    },
  ],
}
const context = {
  safe,
  tokens: [{ token: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null }],
  held: [],
}
const paid: BuilderCall = {
  to: dave,
  value: 1n,
  data: encodeMethod(pay, [[[dave, -1n]]]),
  method: pay,
}
const all: readonly BuilderCall[] = [
  nativeTransfer(dave, 5n),
  erc20Transfer(usdc, dave, 7n),
  erc721Transfer(usdc, { from: safe, to: dave, id: 9n }),
  paid,
  { to: safe, value: 0n, data: encodeChangeThreshold(2) },
  { to: dave, value: 0n, data: '0x12345678' },
  { to: safe, value: 0n, data: '0x' },
]

describe('a transaction from a draft', () => {
  it.each(all)(
    'of one action is what its data says, so that it can be verified: %o',
    async (call) => {
      const { tx, action, decoded } = newTransaction(
        { calls: [{ ...call, id: 1 }], note: ' ' },
        { ...context, nonce: 3n, library: undefined },
      )
      expect(tx).toMatchObject({
        to: call.to,
        value: call.value,
        data: call.data,
        operation: 0,
        nonce: 3n,
      })
      const verified = await verifyTransaction({
        at: { chainId: '1', address: safe },
        shown: { tx, summary: summaryOf(action), decoding: decoded ?? null },
        claimedHash: null,
        confirmations: [],
        reported: {
          owners: [],
          threshold: 1,
          nonce: 3n,
          version: '1.4.1',
          guard: null,
          modules: [],
          fallbackHandler: null,
        },
        snapshot: null,
      })
      expect(
        verified.checks
          .filter(({ id }) => id === 'summary' || id === 'decoding')
          .map(({ status }) => status),
      ).not.toContain('differs')
      const summary = verified.checks.find(({ id }) => id === 'summary')
      // The name of a method that only its ABI knows can't be checked.
      expect(summary).toMatchObject(
        decoded ? { status: 'unknown', why: 'selector', needed: false } : { status: 'ok' },
      )
    },
  )

  it('of several is a batch of all of them in their order, decoded as its data', () => {
    const { tx, action, note, decoded } = newTransaction(
      { calls: all.map((call, id) => ({ ...call, id })), note: ' June ' },
      { ...context, nonce: 3n, library },
    )
    expect(action).toEqual({
      kind: 'batch',
      count: all.length,
      to: { address: library, name: null },
    })
    expect(note).toBe('June')
    expect(tx.operation).toBe(1)
    const { effect } = decodeTransaction(tx, safe)
    expect(effect.kind === 'batch' && effect.effects.map(({ kind }) => kind)).toEqual([
      'native',
      'erc20',
      'erc721',
      'call',
      'settings',
      'call',
      'native',
    ])
    expect(decoded && compareDecoding(decoded, tx)).toBe('selector')
    expect(decoded?.parameters[0]?.calls.map((call) => call.decoded?.method)).toEqual([
      undefined,
      undefined,
      undefined,
      'pay',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('calls a token by its contract where its decimals are unknown', () => {
    expect(callAction(all[1]!, { ...context, tokens: [] })).toEqual({
      kind: 'call',
      to: { address: usdc, name: null },
      method: null,
      value: 0n,
    })
    expect(callAction(all[1]!, context)).toMatchObject({
      kind: 'send',
      what: { type: 'erc20', raw: 7n, decimals: 6, trusted: false },
    })
  })
})
