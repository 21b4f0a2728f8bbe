import { toDecimal } from '#base'

const places = 18

/** Converts a decimal string to an integer of 10^-18, truncating further digits. */
export function toFixedPoint(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
}

/**
 * `amount` in the smallest unit of a token with `decimals`, times a decimal price, as a fixed-point
 * number.
 */
export const worth = (amount: bigint, decimals: number, price: string): bigint =>
  (amount * toFixedPoint(price)) / 10n ** BigInt(decimals)

/** The product of two decimal strings. */
export const times = (a: string, b: string): string =>
  fromFixedPoint((toFixedPoint(a) * toFixedPoint(b)) / 10n ** BigInt(places))

/** Converts a fixed-point number to a decimal string. */
export const fromFixedPoint = (value: bigint): string => toDecimal(value, places)
