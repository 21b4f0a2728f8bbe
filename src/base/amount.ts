/** Default token decimals, for tokens that do not report theirs. */
export const defaultDecimals = 18

/**
 * A whole number of the smallest unit as an exact decimal string: `toDecimal(1500000n, 6)` is `1.5`.
 * No rounding, no exponent, no trailing zeros.
 */
export function toDecimal(raw: bigint, decimals: number = defaultDecimals): string {
  const sign = raw < 0n ? '-' : ''
  const digits = (raw < 0n ? -raw : raw).toString().padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const fraction = digits.slice(cut).replace(/0+$/, '')
  return `${sign}${digits.slice(0, cut)}${fraction ? `.${fraction}` : ''}`
}

const steps = [
  [10n ** 12n, 't'],
  [10n ** 9n, 'b'],
  [10n ** 6n, 'm'],
  [10n ** 3n, 'k'],
] as const

/**
 * A short decimal string: grouped digits below a thousand, then k, m, b or t with at most two fraction digits.
 * Truncated, never rounded up, so it never shows more than there is. A non-zero value never shows as zero (`<0.00001`).
 */
export function abbreviate(decimal: string, fractionDigits = 5): string {
  const negative = decimal.startsWith('-')
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
  const units = BigInt(whole || '0')
  const sign = negative ? '-' : ''
  for (const [size, suffix] of steps) {
    if (units < size) continue
    const hundredths = (units * 100n) / size
    const part = (hundredths % 100n).toString().padStart(2, '0').replace(/0+$/, '')
    return `${sign}${group(hundredths / 100n)}${part ? `.${part}` : ''}${suffix}`
  }
  const kept = fraction.slice(0, fractionDigits).replace(/0+$/, '')
  if (units === 0n && !kept && /[1-9]/.test(fraction)) return `${sign}<0.${'0'.repeat(fractionDigits - 1)}1`
  return `${sign}${units}${kept ? `.${kept}` : ''}`
}

const group = (whole: bigint) => whole.toString().replace(/\B(?=(\d{3})+$)/g, ',')

/** The full decimal string with grouped thousands, for a tooltip or a signing dialog. Nothing is truncated. */
export function grouped(decimal: string): string {
  const [whole = '0', fraction] = decimal.split('.')
  const body = whole.replace('-', '').replace(/\B(?=(\d{3})+$)/g, ',')
  return `${whole.startsWith('-') ? '-' : ''}${body}${fraction ? `.${fraction}` : ''}`
}
