import { toDecimal } from './amount.ts'
import { fixedPoint } from './fixedPoint.ts'

/** Digits after the decimal point that count. */
const places = 18

/** The exact sum of decimal strings; null is "unknown", and isn't zero: null if all of them are. */
export function sumDecimals(values: readonly (string | null)[]): string | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  return toDecimal(
    known.reduce((sum, value) => sum + (fixedPoint(value, places) ?? 0n), 0n),
    places,
  )
}
