import { toDecimal } from '#base'
import type { SwapOrder, TokenAmount, TwapOrder } from '#domain'

/** Digits after the point of a price before it is shortened. */
const precision = 18

/**
 * How much of one token a unit of another one costs, as a decimal string; undefined without an
 * amount.
 */
export function priceOf(
  sold: Pick<TokenAmount, 'raw' | 'decimals'>,
  bought: Pick<TokenAmount, 'raw' | 'decimals'>,
): string | undefined {
  if (sold.raw === 0n) return undefined
  return toDecimal(
    (bought.raw * 10n ** BigInt(precision + sold.decimals)) /
      (sold.raw * 10n ** BigInt(bought.decimals)),
    precision,
  )
}

/**
 * How much of an order is filled, as a fraction of what its side fixes; null if the gateway doesn't
 * report it.
 */
export function filledShare({
  side,
  sell,
  buy,
  sold,
  bought,
}: Pick<SwapOrder | TwapOrder, 'side' | 'sell' | 'buy' | 'sold' | 'bought'>): number | null {
  const [done, all] = side === 'buy' ? [bought, buy.raw] : [sold, sell.raw]
  if (done === null || all === 0n) return null
  return Math.min(1, Number((done * 10_000n) / all) / 10_000)
}

/** From the start of the first part to the end of the last, in milliseconds. */
export const totalTime = ({
  parts,
  interval,
  partDuration,
}: Pick<TwapOrder, 'parts' | 'interval' | 'partDuration'>): number =>
  Math.max(0, parts - 1) * interval + (partDuration ?? interval)

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1_000],
] as const

/**
 * A duration in the largest unit of which there are at least two, or any: `90 minutes`, `2 days`.
 */
export function durationOf(ms: number): { unit: (typeof units)[number][0]; count: number } {
  const [unit, length] =
    units.find(([, size]) => ms >= size && ms % size === 0) ??
    units.find(([, size]) => ms >= 2 * size) ??
    units[units.length - 1]!
  return { unit, count: Math.round(ms / length) }
}
