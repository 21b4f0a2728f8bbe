import type { ChainClient } from './client.ts'

/** A transaction's fees per unit of gas, in wei (EIP-1559). */
export interface Fees {
  /** The most that is paid, including the tip. */
  maxFeePerGas: bigint
  /** The tip for the producer of the block. */
  maxPriorityFeePerGas: bigint
}

const feeLevels = ['low', 'usual', 'fast'] as const
export type FeeLevel = (typeof feeLevels)[number]

/**
 * What recent transactions paid. `price` is what a transaction at a level pays per unit of gas in
 * the next block, at most its own maximum.
 */
export type FeeChoice = Readonly<Record<FeeLevel, Fees & { price: bigint }>>

/**
 * The percentile of tips in each block's gas, and by how many percent the base fee may rise before
 * the transaction has to wait. It rises by at most an eighth per block.
 */
const levels: Record<FeeLevel, { percentile: number; margin: bigint }> = {
  low: { percentile: 10, margin: 25n },
  usual: { percentile: 50, margin: 60n },
  fast: { percentile: 90, margin: 100n },
}

const blocks = 10

interface FeeHistory {
  baseFeePerGas?: readonly unknown[]
  gasUsedRatio?: readonly unknown[]
  reward?: readonly (readonly unknown[])[]
}

/**
 * Fees at three levels, based on the last blocks.
 * @throws viem's RPC errors, or an Error if the node has no fee market or returns something else:
 * then the wallet decides
 */
export async function readFees(client: ChainClient): Promise<FeeChoice> {
  const percentiles = feeLevels.map((level) => levels[level].percentile)
  const history = (await client.request({
    method: 'eth_feeHistory',
    params: [`0x${blocks.toString(16)}`, 'latest', percentiles],
  })) as FeeHistory | null
  // The last one belongs to the next block.
  const base = toQuantity(history?.baseFeePerGas?.at(-1))
  if (!base) throw new Error('The node reported no base fee.')
  const rewards = (history?.reward ?? []).filter(
    (_, at) => Number(history?.gasUsedRatio?.[at] ?? 0) > 0,
  )
  const choice = feeLevels.map((level, column) => {
    const tip = median(rewards.map((row) => toQuantity(row[column]) ?? 0n))
    const maxFeePerGas = base + (base * levels[level].margin) / 100n + tip
    return [level, { maxFeePerGas, maxPriorityFeePerGas: tip, price: base + tip }] as const
  })
  return Object.fromEntries(choice) as Record<FeeLevel, Fees & { price: bigint }>
}

const toQuantity = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^0x[\da-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined

/** The lower median. Zero if no block has transactions: there's no competition for the next one. */
const median = (values: readonly bigint[]): bigint =>
  values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))[Math.floor((values.length - 1) / 2)] ?? 0n
