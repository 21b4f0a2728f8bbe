import { fixedPoint, toDecimal, worth } from '#base'
import { type PastPrice, type PriceRequest, pastPriceId } from '#screens/common/pastPrices'
import type { HistoryLine } from './historyLines.ts'
import { lineCoins, type UnitInput } from './lineUnit.ts'

/** What a line was worth when it happened, or why that isn't known. */
export type ValueThen =
  | { value: string; currency: string }
  /**
   * `none`: the source has no usable price. `notLoaded`: it wasn't requested, or didn't respond.
   */
  | { why: 'none' | 'notLoaded' }

/** Digits after the decimal point of a value. */
const places = 6

/**
 * The value of an amount at a price, with at most six fraction digits, half rounded away from zero.
 * Computed in whole numbers. A value is never rounded to zero.
 */
export function valueAt(raw: bigint, decimals: number, price: string): string | undefined {
  const exact = worth(raw, decimals, price)
  if (exact === undefined) return undefined
  const units = fixedPoint(exact, places + 1) ?? 0n
  const rounded = (units + (units < 0n ? -5n : 5n)) / 10n
  return rounded === 0n ? exact : toDecimal(rounded, places)
}

/** The price that a line needs; undefined if it moved no coins. */
export function priceRequestOf(
  line: HistoryLine,
  chainId: string,
  units: UnitInput,
): PriceRequest | undefined {
  const coins = lineCoins(line, units)
  if (!coins || coins.raw === 0n) return undefined
  const { token, decimals } = coins
  return { chainId, token, decimals, second: Math.floor(line.item.at / 1000) }
}

/** Looks up the values of lines among loaded prices. */
export const valuesBy =
  (prices: ReadonlyMap<string, PastPrice>, chainId: string, units: UnitInput) =>
  (line: HistoryLine): ValueThen | undefined => {
    const request = priceRequestOf(line, chainId, units)
    const coins = lineCoins(line, units)
    if (!request || !coins) return undefined
    const price = prices.get(pastPriceId(request))
    if (!price) return { why: 'notLoaded' }
    if ('none' in price) return { why: 'none' }
    const value = valueAt(coins.raw, coins.decimals, price.price)
    return value === undefined ? { why: 'none' } : { value, currency: price.currency }
  }
