import { toDecimal } from './amount.ts'
import { fixedPoint } from './fixedPoint.ts'

/** Digits after the decimal point that are added up. */
const places = 18

/**
 * The exact sum of decimal strings. Null means unknown, which isn't zero; the sum is null only if
 * all values are.
 */
export function sumDecimals(values: readonly (string | null)[]): string | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  return toDecimal(
    known.reduce((sum, value) => sum + (fixedPoint(value, places) ?? 0n), 0n),
    places,
  )
}
