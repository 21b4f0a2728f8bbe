import { fixedPoint } from '#base'

/** Enough fraction digits for the share of any value that a page can show. */
const precision = 20

/**
 * A value's share of a total, in thousandths, rounded half up; undefined where one of them is
 * unknown or the total is zero.
 */
export function shareOf(value: string | null, total: string | null): number | undefined {
  const part = value === null ? undefined : fixedPoint(value, precision)
  const whole = total === null ? undefined : fixedPoint(total, precision)
  if (part === undefined || whole === undefined || whole <= 0n || part < 0n || part > whole)
    return undefined
  return Number((part * 2000n + whole) / (whole * 2n))
}
