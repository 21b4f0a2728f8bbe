import { toDecimal } from '#base'

const thousand = 1000n
const units = [
  [thousand ** 4n, 't'],
  [thousand ** 3n, 'b'],
  [thousand ** 2n, 'm'],
  [thousand, 'k'],
] as const

/**
 * Formats a balance for a button: three decimals below 1, two below 100, one below 10,000, then k,
 * m, b, or t with one. Truncated, never rounded up. A non-zero balance never reads as zero
 * (`<0.001`), and an unrealistically large one is only bounded (`>999.9t`).
 * @param value in the smallest unit
 * @param locale for the decimal mark and grouping
 * @param moreThan formats the bound as text from its number: "more than 999 trillion"
 */
export function formatBalance(
  value: bigint,
  decimals: number,
  locale = 'en',
  moreThan?: (amount: string) => string,
): string {
  // A text keeps all digits.
  const written = (text: string) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(text as `${number}`)
  const [wholeText = '0', fraction = ''] = toDecimal(value, decimals).split('.')
  const whole = BigInt(wholeText)
  if (whole >= thousand ** 5n)
    return moreThan
      ? moreThan(
          new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(
            999e12,
          ),
        )
      : `>${written('999.9')}t`
  if (whole >= 10n * thousand) {
    const [size, suffix] = units.find(([one]) => whole >= one) ?? [1n, '']
    return `${written(`${whole / size}.${((whole * 10n) / size) % 10n}`)}${suffix}`
  }
  const kept = fraction.slice(0, whole >= 100n ? 1 : whole >= 1n ? 2 : 3)
  if (whole === 0n && fraction !== '' && !/[1-9]/.test(kept)) return `<${written('0.001')}`
  return written(`${whole}.${kept || 0}`)
}
