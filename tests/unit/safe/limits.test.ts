import { encodeFunctionData, getAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { type Address, zeroAddress } from '#base'
import type { SafeTx } from '#domain'
import {
  allowanceModules,
  type BatchCall,
  decodeTransaction,
  effectTokens,
  encodeAddLimitDelegate,
  encodeDeleteLimit,
  encodeMultiSend,
  encodeRemoveLimitDelegate,
  encodeResetLimit,
  encodeSetLimit,
  encodeSpending,
  highestLimit,
  isAllowanceModule,
  type LimitEffect,
  longestPeriod,
  plainTx,
} from '#safe'
import { allowanceCalls } from '../../../mocks/chain/allowanceAbi.ts'
import { matchesEffect } from '../../../src/safe/compareSummary.ts'
import { decodeLimit } from '../../../src/safe/limits.ts'
import { random } from './random.ts'
import { safe } from './vectors.ts'

const [delegate, token]: [Address, Address] = [
  '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A',
  '0x33bd7D5f3891538cbd1288024f7727005dcED117',
]
const callOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const [module] = allowanceModules as [Address, Address]

const read = (parts: Partial<SafeTx>) =>
  decodeTransaction(plainTx({ to: module, nonce: 1n, ...parts }), safe)
const call = (data: Hex): BatchCall => ({ to: module, value: 0n, data, operation: 0 })

/** The same call as the published ABI writes it. */
function asPublished(change: LimitEffect): Hex {
  switch (change.type) {
    case 'addDelegate':
      return encodeFunctionData({
        abi: allowanceCalls,
        functionName: 'addDelegate',
        args: [change.delegate],
      })
    case 'removeDelegate':
      return encodeFunctionData({
        abi: allowanceCalls,
        functionName: 'removeDelegate',
        args: [change.delegate, change.deletes],
      })
    case 'setAllowance': {
      const { delegate: who, token: of, raw, minutes, from } = change
      return encodeFunctionData({
        abi: allowanceCalls,
        functionName: 'setAllowance',
        args: [who, of, raw, minutes, from],
      })
    }
    default:
      return encodeFunctionData({
        abi: allowanceCalls,
        functionName: change.type,
        args: [change.delegate, change.token],
      })
  }
}

it.each(allowanceModules)('%s has its checksum, so that calls can name it', (module) =>
  expect(module).toBe(getAddress(module.toLowerCase())),
)

describe('the calls of an Allowance Module', () => {
  it('are written as its ABI says', () => {
    const terms = { delegate, token, raw: 500n, minutes: 10_080 }
    expect(encodeAddLimitDelegate(delegate)).toBe(asPublished({ type: 'addDelegate', delegate }))
    expect(encodeSetLimit(terms)).toBe(asPublished({ type: 'setAllowance', ...terms, from: 0 }))
    expect(encodeResetLimit(delegate, token)).toBe(
      asPublished({ type: 'resetAllowance', delegate, token }),
    )
    expect(encodeDeleteLimit(delegate, token)).toBe(
      asPublished({ type: 'deleteAllowance', delegate, token }),
    )
    expect(encodeRemoveLimitDelegate(delegate)).toBe(
      asPublished({ type: 'removeDelegate', delegate, deletes: true }),
    )
    expect(encodeSpending({ safe, delegate, token, to: safe, raw: 7n })).toBe(
      encodeFunctionData({
        abi: allowanceCalls,
        functionName: 'executeAllowanceTransfer',
        args: [safe, token, safe, 7n, zeroAddress, 0n, delegate, '0x'],
      }),
    )
  })

  it('are read back out of 1,000 random calls, alone and at every depth of a batch', () => {
    const dice = random()
    for (let round = 0; round < 1_000; round++) {
      const who = dice.address()
      const of = dice.pick([zeroAddress, dice.address()])
      const raw = dice.pick([0n, 1n, highestLimit, BigInt(dice.bytes(1 + dice.upTo(12)))])
      const minutes = dice.pick([0, 1, longestPeriod, dice.upTo(longestPeriod + 1)])
      const from = dice.pick([0, 0xffffffff, dice.upTo(0xffffffff)])
      const change = dice.pick<LimitEffect>([
        { type: 'addDelegate', delegate: who },
        { type: 'setAllowance', delegate: who, token: of, raw, minutes, from },
        { type: 'resetAllowance', delegate: who, token: of },
        { type: 'deleteAllowance', delegate: who, token: of },
        { type: 'removeDelegate', delegate: who, deletes: dice.upTo(2) === 1 },
      ])
      const data = asPublished(change)
      const lower = (value: unknown) =>
        JSON.stringify(value, (_, one: unknown) =>
          typeof one === 'bigint' ? `${one}n` : one,
        ).toLowerCase()
      const effect = { kind: 'limit', module, change }
      const isSpending = change.type === 'setAllowance' && change.raw > 0n
      const alone = read({ data })
      expect(lower(alone.effect), `seed ${dice.seed}`).toBe(lower(effect))
      expect(alone.risks).toEqual(isSpending ? [{ id: 'spendingLimit', at: [] }] : [])
      const inner: BatchCall = {
        to: callOnly,
        value: 0n,
        data: encodeMultiSend([call(data)]),
        operation: 1,
      }
      const nested = read({
        to: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
        operation: 1,
        data: encodeMultiSend([inner]),
      })
      expect(lower(nested.effect), `seed ${dice.seed}`).toContain(lower(effect))
      expect(nested.risks).toEqual(isSpending ? [{ id: 'spendingLimit', at: [0, 0] }] : [])
    }
  })

  it('aren’t limits elsewhere or as a delegatecall, and are uncertain otherwise', () => {
    const data = encodeSetLimit({ delegate, token, raw: 500n, minutes: 0 })
    expect(read({ to: token, data }).effect.kind).toBe('call')
    expect(read({ data, value: 1n }).effect).toMatchObject({
      kind: 'malformed',
      raw: 1n,
      may: { kind: 'limit', change: { raw: 500n } },
    })
    expect(read({ data, operation: 1 })).toMatchObject({
      effect: { kind: 'delegatecall' },
      risks: [{ id: 'untrustedDelegatecall' }],
    })
    expect(decodeLimit(data.slice(0, -2) as Hex)).toBeUndefined()
    // More than 96 bits: the contract would reject it, and a shortened number must not be shown.
    expect(
      decodeLimit(
        data.replace(`${'0'.repeat(24)}${'0'.repeat(37)}1f4`, `1${'0'.repeat(60)}1f4`) as Hex,
      ),
    ).toBeUndefined()
  })

  it('lists the token contracts to read; the native coin has none', () => {
    const limits = [token, zeroAddress, token].map((of) => call(encodeResetLimit(delegate, of)))
    expect(
      effectTokens(read({ to: callOnly, operation: 1, data: encodeMultiSend(limits) }).effect),
    ).toEqual([token])
  })

  it('are a plain call in a summary, and no other one', () => {
    const { effect } = read({ data: encodeResetLimit(delegate, token) })
    expect(matchesEffect({ kind: 'call', to: module, raw: 0n }, effect, safe)).toBe(true)
    expect(matchesEffect({ kind: 'call', to: token, raw: 0n }, effect, safe)).toBe(false)
    expect(matchesEffect({ kind: 'call', to: module, raw: 1n }, effect, safe)).toBe(false)
    expect(matchesEffect({ kind: 'erc20', token, to: delegate, raw: 0n }, effect, safe)).toBe(false)
  })

  it('belong to both official modules', () => {
    expect(allowanceModules.map((one) => isAllowanceModule(one.toLowerCase() as Address))).toEqual([
      true,
      true,
    ])
    expect(isAllowanceModule(token)).toBe(false)
    expect(isAllowanceModule(null)).toBe(false)
  })
})
