import { toDecimal } from '#base'

const thousand = 1000n
const units = [
  [thousand ** 4n, 't'],
  [thousand ** 3n, 'b'],
  [thousand ** 2n, 'm'],
  [thousand, 'k'],
] as const

const grouped = (whole: bigint) => whole.toString().replace(/\B(?=(\d{3})+$)/g, ',')
const withFraction = (whole: bigint, digits: string) => `${grouped(whole)}${digits.replace(/0+$/, '').replace(/^(?=\d)/, '.')}`

/**
 * Formats a balance for a button: three decimals below 1, two below 100, one below 10,000, then k, m, b or t with
 * one. Truncated, never rounded up. A non-zero balance never reads as zero (`<0.001`).
 * @param value in the smallest unit
 */
export function formatBalance(value: bigint, decimals: number): string {
  const [wholeText = '0', fraction = ''] = toDecimal(value, decimals).split('.')
  const whole = BigInt(wholeText)
  if (whole >= 10n * thousand) {
    const [size, suffix] = units.find(([one]) => whole >= one) ?? [1n, '']
    return `${withFraction(whole / size, (((whole * 10n) / size) % 10n).toString())}${suffix}`
  }
  const kept = fraction.slice(0, whole >= 100n ? 1 : whole >= 1n ? 2 : 3)
  if (whole === 0n && fraction !== '' && !/[1-9]/.test(kept)) return '<0.001'
  return withFraction(whole, kept)
}
