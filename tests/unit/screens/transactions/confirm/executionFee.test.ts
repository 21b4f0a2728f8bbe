import { describe, expect, it } from 'vitest'
import {
  agreedFee,
  type ExecutionFee,
  isCostLoading,
} from '../../../../../src/screens/transactions/confirm/executionFee.ts'
import { isCostAsAgreed } from '../../../../../src/screens/transactions/execute/fees/costOf.ts'

const level = (price: bigint) => ({
  maxFeePerGas: 2n * price,
  maxPriorityFeePerGas: 1n,
  price,
})
const nothing = () => {}
const fee: ExecutionFee = {
  simulation: { status: 'works', gas: 100n, fee: 500n },
  fees: {
    status: 'choice',
    choice: { low: level(1n), usual: level(2n), fast: level(3n) },
    level: 'fast',
  },
  onLevel: nothing,
  balance: undefined,
  relaying: {
    relays: { status: 'none' },
    payer: 'wallet',
    onPayer: nothing,
    onRetryRelays: nothing,
  },
}
const loading = { status: 'loading' } as const

describe('what is approved before the signature', () => {
  it('is the payer, the level, and the most that it costs', () => {
    expect(agreedFee(fee)).toEqual({ payer: 'wallet', level: 'fast', most: 600n })
  })

  it('isn’t an amount where none can be known', () => {
    expect(agreedFee({ ...fee, simulation: { status: 'unsupported' } }).most).toBeUndefined()
  })

  it('is loading until the fee is known', () => {
    expect(isCostLoading(fee)).toBe(false)
    expect(isCostLoading({ ...fee, simulation: loading })).toBe(true)
    expect(isCostLoading({ ...fee, fees: loading })).toBe(true)
    // Nothing will be known of it.
    expect(isCostLoading({ ...fee, simulation: { status: 'unknown' }, fees: loading })).toBe(false)
    // The relayer pays.
    const relaying = { ...fee.relaying, payer: 'relay' as const }
    expect(isCostLoading({ ...fee, relaying, simulation: loading })).toBe(false)
  })
})

describe('a cost that has changed since', () => {
  const cost = (most: bigint) => ({ expected: most, most })
  it.each<[boolean | undefined, bigint | undefined, bigint | undefined]>([
    [true, 100n, 100n],
    [true, 100n, 80n],
    [true, 100n, 125n],
    [false, 100n, 126n],
    [false, undefined, 100n],
    [undefined, 100n, undefined],
  ])('is as agreed: %s, where %s became %s', (expected, agreed, now) => {
    expect(isCostAsAgreed(agreed, now === undefined ? undefined : cost(now))).toBe(expected)
  })
})
