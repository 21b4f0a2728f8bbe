import type { FeeChoice, FeeLevel } from '#chain'

/** What a transaction costs at one level, in wei. */
export interface FeeCost {
  /** In the next block. */
  expected: bigint
  /** The most that it may cost: the account must have as much. */
  most: bigint
}

export function feeCost(choice: FeeChoice, level: FeeLevel, gas: bigint): FeeCost {
  const { price, maxFeePerGas } = choice[level]
  return { expected: gas * price, most: gas * maxFeePerGas }
}

/**
 * Whether an account can pay a fee. `barely`: the fee of the next block, but not the most that it
 * may become, so the wallet may decline to send it. undefined if its balance is unknown.
 */
export function canPay(
  balance: bigint | undefined,
  { expected, most }: FeeCost,
): 'yes' | 'barely' | 'no' | undefined {
  if (balance === undefined) return undefined
  return balance >= most ? 'yes' : balance >= expected ? 'barely' : 'no'
}
