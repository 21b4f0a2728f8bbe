import { toDecimal } from '#base'

const places = 18

/** A decimal string as a whole number of 10^-18. More digits than that are cut. */
export function toFixedPoint(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
}

/** `amount` of the smallest unit of a token of `decimals`, times a price as a decimal string, as a fixed-point number. */
export const worth = (amount: bigint, decimals: number, price: string): bigint => (amount * toFixedPoint(price)) / 10n ** BigInt(decimals)

/** The product of two decimal strings. */
export const times = (a: string, b: string): string => fromFixedPoint((toFixedPoint(a) * toFixedPoint(b)) / 10n ** BigInt(places))

/** A fixed-point number as a decimal string. */
export const fromFixedPoint = (value: bigint): string => toDecimal(value, places)
