/**
 * A decimal string in units of its last of `digits` fraction digits, truncated:
 * `fixedPoint('1.239', 2)` is `123n`. Exact for any size, even with an exponent. Undefined if the
 * text isn't a number.
 */
export function fixedPoint(text: string, digits: number): bigint | undefined {
  const [match, sign, whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,4}))?$/i.exec(text) ?? []
  if (match === undefined || whole + fraction === '') return undefined
  const shift = digits + Number(exponent) - fraction.length
  const value = BigInt(whole + fraction)
  const moved = shift >= 0 ? value * 10n ** BigInt(shift) : value / 10n ** BigInt(-shift)
  return sign === '-' ? -moved : moved
}
