import type { FeeChoice, FeeLevel } from '#chain'
import type { ExecutionCost } from '#signing'

/** What a transaction costs at one level, in wei. */
export interface FeeCost {
  /** The fee in the next block. */
  expected: bigint
  /** The most that it may cost: the account must have as much. */
  most: bigint
  /** What the chain charges on top, which isn't included: unread, or implausibly much, in wei. */
  left?: ExecutionCost['left'] | undefined
}

/**
 * How much a fee for publishing may rise until the transaction is in a block, in percent: twice as
 * much as its parent chain's base fee may rise within one of that chain's blocks.
 */
const dataMargin = 25n

/** @param dataFee what is paid in addition to gas, in wei now */
export function feeCost(
  choice: FeeChoice,
  level: FeeLevel,
  { gas, dataFee = 0n, left }: Omit<ExecutionCost, 'fee'>,
): FeeCost {
  const { price, maxFeePerGas } = choice[level]
  return {
    expected: gas * price + dataFee,
    most: gas * maxFeePerGas + risen(dataFee),
    ...(left !== undefined && { left }),
  }
}

/** The most that such a fee becomes, in wei. */
export const risen = (dataFee: bigint): bigint => (dataFee * (100n + dataMargin)) / 100n

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
