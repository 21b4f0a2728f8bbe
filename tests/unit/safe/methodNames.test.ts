import { encodeAbiParameters, keccak256, stringToBytes, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import type { DecodedCall, Decoding, SafeTx } from '#domain'
import {
  addressesOf,
  type BatchCall,
  compareDecoding,
  encodeMultiSend,
  packBatch,
  plainTx,
  type Summary,
  verifyTransaction,
} from '#safe'
import { encodeCall, type Method } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import { rounds } from '../../size.ts'
import { aCallOf } from './malformedCalls.ts'
import { random } from './random.ts'
import { safe } from './vectors.ts'

const contract: Address = '0x33bd7D5f3891538cbd1288024f7727005dcED117'
const [library] = addressesOf('MultiSend', '1.4.1') as [Address]
/** Two names with the same four bytes, found in seconds. */
const collision = '0x902e40d9'
const names = ['claimRewards45882', 'sweepAll93815'] as const

const decodingOf = (method: string, parameters: Decoding['parameters'] = []): Decoding => ({
  method,
  accuracy: 'FULL_MATCH',
  parameters,
})

async function checksOf(tx: SafeTx, summary: Summary, decoding: Decoding | null) {
  const { checks } = await verifyTransaction({
    at: { chainId: '1', address: safe },
    shown: { tx, summary, decoding },
    claimedHash: null,
    confirmations: [],
    reported: null,
    snapshot: null,
  })
  const of = (id: string) => checks.find((check) => check.id === id)
  return { summary: of('summary'), decoding: of('decoding') }
}

describe('the four bytes of a method', () => {
  it('are those of two names', () =>
    expect(names.map((name) => keccak256(stringToBytes(`${name}()`)).slice(0, 10))).toEqual([
      collision,
      collision,
    ]))

  it.each(names)('prove no name that only the gateway knows: %s', async (name) => {
    const tx = plainTx({ to: contract, data: collision, nonce: 1n })
    const decoding = decodingOf(name)
    const { summary, decoding: decoded } = await checksOf(
      tx,
      { kind: 'call', to: contract, raw: 0n, method: name },
      decoding,
    )
    const unproven = { status: 'unknown', why: 'selector', needed: false }
    expect(summary).toMatchObject(unproven)
    expect(decoded).toMatchObject(unproven)
  })

  it('prove nothing of a call to another contract, or with another value', async () => {
    const tx = plainTx({ to: contract, data: collision, nonce: 1n })
    const [method] = names
    const shown: readonly Summary[] = [
      { kind: 'call', to: safe, raw: 0n, method },
      { kind: 'call', to: contract, raw: 1n, method },
      { kind: 'delegatecall', to: contract, method },
      { kind: 'call', to: contract, raw: 0n, method: 'another' },
    ]
    for (const summary of shown)
      expect((await checksOf(tx, summary, decodingOf(method))).summary).toMatchObject({
        status: 'differs',
        needed: true,
      })
  })

  it('prove no other name of a method that the app knows, whose values match as well', () => {
    const name = 'gasprice_bit_ether'
    expect(keccak256(stringToBytes(`${name}(int128)`)).slice(0, 10)).toBe(
      methods.transferFrom.selector,
    )
    const data = encodeCall(methods.transferFrom, [toHex(7n, { size: 20 }), contract, 5n])
    const value = { name: 'a', type: 'int128', value: '7', calls: [], inner: null }
    expect(compareDecoding(decodingOf(name, [value]), { to: contract, data, operation: 0 })).toBe(
      'differs',
    )
  })

  it('are enough for a method that the app knows', async () => {
    const data = encodeCall(methods.approveHash, [keccak256('0x')])
    const tx = plainTx({ to: contract, data, nonce: 1n })
    const call = { kind: 'call', to: contract, raw: 0n } as const
    expect((await checksOf(tx, { ...call, method: 'approveHash' }, null)).summary).toMatchObject({
      status: 'ok',
    })
    expect((await checksOf(tx, { ...call, method: 'claim' }, null)).summary).toMatchObject({
      status: 'differs',
    })
  })
})

const dice = random()
console.log(`SEED=${dice.seed}`)

/**
 * A call, its decoding as an honest gateway makes it, and whether the app knows all of its methods.
 */
interface Drawn {
  call: BatchCall
  decoded: Decoding
  isKnown: boolean
}

const value = (type: string, text: string) => ({
  name: 'x',
  type,
  value: text,
  calls: [],
  inner: null,
})

function aKnownCall(): Drawn {
  const method = dice.pick<Method>([methods.approve, methods.changeThreshold, methods.enableModule])
  const data = aCallOf(method, dice)
  const words = method.types.map((type, at) => {
    const word = data.slice(10 + at * 64, 74 + at * 64)
    return value(type, type === 'address' ? `0x${word.slice(24)}` : String(BigInt(`0x${word}`)))
  })
  return {
    call: { to: dice.address(), value: 0n, data, operation: 0 },
    decoded: decodingOf(method.name, words),
    isKnown: true,
  }
}

function anUnknownCall(): Drawn {
  const name = `method${dice.upTo(1e9)}`
  const amount = dice.uint()
  const selector = keccak256(stringToBytes(`${name}(uint256)`)).slice(0, 10)
  const data = `${selector}${encodeAbiParameters([{ type: 'uint256' }], [amount]).slice(2)}` as Hex
  return {
    call: { to: dice.address(), value: 0n, data, operation: 0 },
    decoded: decodingOf(name, [value('uint256', String(amount))]),
    isKnown: false,
  }
}

function aBatch(depth: number, isOfficial = true): Drawn {
  const parts = Array.from({ length: 1 + dice.upTo(3) }, () => aCallAt(depth - 1))
  const calls = parts.map(({ call }) => call)
  const decoded = parts.map(({ call: { operation, ...call }, decoded: inner }): DecodedCall => ({
    ...call,
    delegate: operation === 1,
    decoded: inner,
  }))
  return {
    call: {
      to: isOfficial ? library : dice.address(),
      value: 0n,
      data: encodeMultiSend(calls),
      operation: 1,
    },
    decoded: decodingOf('multiSend', [{ ...value('bytes', packBatch(calls)), calls: decoded }]),
    isKnown: isOfficial && parts.every(({ isKnown }) => isKnown),
  }
}

const aCallAt = (depth: number): Drawn =>
  depth > 0 && dice.upTo(2) === 0
    ? aBatch(depth)
    : dice.upTo(4) === 0
      ? anUnknownCall()
      : aKnownCall()

describe('a decoding', () => {
  it('matches if the app knows all of its methods, and not by their four bytes', () => {
    const seen = { ok: 0, selector: 0 }
    for (let round = 0; round < rounds(300); round++) {
      const { call, decoded, isKnown } = dice.upTo(4) === 0 ? aCallAt(0) : aBatch(3)
      const expected = isKnown ? 'ok' : 'selector'
      seen[expected]++
      expect(compareDecoding(decoded, call), `SEED=${dice.seed} ${call.data}`).toBe(expected)
    }
    expect(Math.min(seen.ok, seen.selector)).toBeGreaterThan(0)
  })

  it('of calls that no official library makes does not match', () => {
    for (let round = 0; round < rounds(50); round++) {
      const { call, decoded } = aBatch(1, false)
      expect(compareDecoding(decoded, call)).toBe('selector')
      expect(compareDecoding(decoded, { ...call, to: library, operation: 0 })).toBe('selector')
    }
  })
})
