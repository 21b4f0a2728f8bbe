import { readDecimal, toDecimal, worth } from '#base'
import { readTypedAmount } from './readTypedAmount.ts'

/** Whether amounts can be computed from a price: a positive decimal. */
export const isUsablePrice = (price: string | null | undefined): price is string =>
  price != null && /^\d+(?:\.\d*)?$/.test(price) && Number(price) > 0

/**
 * How much of a token is worth what was typed in a currency: rounded down, to a thousandth of the
 * currency or finer. Unreadable input is returned as it is, because it's wrong as an amount, too.
 * @param price of one token in that currency: see {@link isUsablePrice}
 */
export function amountForFiat(typed: string, price: string, decimals: number): string {
  const read = readDecimal(typed)
  if (!('decimal' in read)) return typed
  const [value, valueScale] = scaled(read.decimal)
  const [unit, unitScale] = scaled(price)
  const digits = Math.min(decimals, Math.max(0, Math.ceil(Math.log10(Number(price))) + 3))
  return toDecimal((value * unitScale * 10n ** BigInt(digits)) / (unit * valueScale), digits)
}

/** What a typed amount of a token is worth, in hundredths, to continue in the currency. */
export function fiatForAmount(typed: string, price: string, decimals: number): string {
  const read = readTypedAmount(typed, decimals, undefined)
  const value = 'raw' in read ? worth(read.raw, decimals, price) : undefined
  return value === undefined ? typed : value.replace(/(\.\d\d)\d*$/, '$1')
}

/** A decimal as a whole number and its divisor. */
function scaled(decimal: string): [number: bigint, scale: bigint] {
  const [whole = '', fraction = ''] = decimal.split('.')
  return [BigInt(whole + fraction || '0'), 10n ** BigInt(fraction.length)]
}
