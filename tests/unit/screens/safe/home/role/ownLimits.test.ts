import { describe, expect, test } from 'vitest'
import { type Address, zeroAddress } from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import { ownLimits } from '../../../../../../src/screens/safe/home/role/ownLimits.ts'
import { random } from '../../../../safe/random.ts'

const me: Address = '0x00000000000000000000000000000000000000C1'
const other: Address = '0x00000000000000000000000000000000000000c2'
const module: Address = '0x00000000000000000000000000000000000000c3'
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const limit = (parts: Partial<SpendingLimit> = {}): SpendingLimit => ({
  module,
  delegate: me,
  token: usdc,
  amount: 500n,
  spent: 120n,
  period: 60,
  startedAt: 1_000,
  ...parts,
})
const state = (limits: readonly SpendingLimit[], balance = 1_000n): SpendingLimits => ({
  module,
  isEnabled: true,
  blockNumber: 1n,
  limits,
  delegates: [],
  tokens: [{ token: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance }],
  balance: 0n,
  isComplete: true,
})

describe("an account's own limits", () => {
  test('are those of its address, in any capitals', () => {
    const lower = me.toLowerCase() as Address
    const own = ownLimits(state([limit(), limit({ delegate: other })]), lower)
    expect(own).toEqual([{ limit: limit(), left: 380n, resetsAt: 63_600_000, state: 'usable' }])
  })

  test('are none while nothing is read, or no account is connected', () => {
    expect(ownLimits(null, me)).toEqual([])
    expect(ownLimits(state([limit()]), undefined)).toEqual([])
  })

  test("say why nothing can be sent, and that one-time limits don't reset", () => {
    const [used] = ownLimits(state([limit({ spent: 600n, period: 0 })]), me)
    expect(used).toMatchObject({ left: 0n, resetsAt: undefined, state: 'usedUp' })
    expect(ownLimits(state([limit()], 0n), me)[0]?.state).toBe('noBalance')
    expect(ownLimits(state([limit({ token: zeroAddress })]), me)[0]?.state).toBe('noBalance')
  })

  test('start with those that can be used, each once, and never say more than the limit', () => {
    const { upTo, pick, seed } = random()
    for (let run = 0; run < 200; run++) {
      const limits = Array.from({ length: upTo(6) }, () =>
        limit({
          delegate: pick([me, other]),
          token: pick([usdc, zeroAddress]),
          amount: BigInt(1 + upTo(5)),
          spent: BigInt(upTo(8)),
          period: upTo(2) * 60,
        }),
      )
      const own = ownLimits(state(limits, BigInt(upTo(2))), me)
      const mine = limits.filter(({ delegate }) => delegate === me)
      expect(new Set(own.map((one) => one.limit)), `seed ${seed}`).toEqual(new Set(mine))
      const firstUnusable = own.findIndex((one) => one.state !== 'usable')
      const rest = firstUnusable < 0 ? [] : own.slice(firstUnusable)
      expect(rest.every((one) => one.state !== 'usable')).toBe(true)
      for (const { left, limit: of, state: how } of own) {
        expect(left >= 0n && left <= of.amount).toBe(true)
        expect(how === 'usedUp').toBe(left === 0n)
      }
    }
  })
})
