import { type Address, zeroAddress } from '#base'
import type { Erc20, SpendingLimit, SpendingLimits } from '#chain'
import { allowanceModules } from '#safe'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { alice, bob, carol, dave } from '../../common/rows/items.ts'

const [module] = allowanceModules as [Address, Address]
export const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const now = Math.floor(storyTime / 60_000)

export const erc20s: readonly Erc20[] = [
  { token: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: 8_500_000_000n },
]

export const aLimit = (parts: Partial<SpendingLimit> = {}): SpendingLimit => ({
  module,
  delegate: carol,
  token: usdc,
  amount: 500_000_000n,
  spent: 120_000_000n,
  period: 10_080,
  startedAt: now - 3_000,
  ...parts,
})

/** A recurring limit, a one-time limit, and an exhausted limit with the longest period. */
export const someLimits: readonly SpendingLimit[] = [
  aLimit(),
  aLimit({ delegate: dave, token: zeroAddress, amount: 5n * 10n ** 17n, spent: 0n, period: 0 }),
  aLimit({ delegate: bob, amount: 50_000_000n, spent: 50_000_000n, period: 65_535 }),
]

export const limitsOf = (
  limits: readonly SpendingLimit[],
  parts: Partial<SpendingLimits> = {},
): SpendingLimits => ({
  module,
  isEnabled: true,
  blockNumber: 20n,
  limits,
  delegates: limits.map(({ delegate }) => ({ module, delegate })),
  tokens: erc20s,
  balance: 4n * 10n ** 18n,
  isComplete: true,
  ...parts,
})

export const manyLimits = Array.from({ length: 30 }, (_, index) =>
  aLimit({
    delegate: `0x${(index + 1).toString(16).padStart(40, 'c')}`,
    amount: 2n ** 96n - 1n,
    spent: 2n ** 95n,
    period: 65_535,
  }),
)

export const aSpend = {
  at: { chainId: '1', address: '0x5afE3855358E112B5647B952709E6165e1c1eEEe' },
  module,
  token: usdc,
  to: alice,
  raw: 20_000_000n,
  by: carol,
  txHash: `0x${'ab'.repeat(32)}`,
  since: storyTime,
  state: { status: 'processing' },
} as const
