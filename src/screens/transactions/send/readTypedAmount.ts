import { readDecimal, uint256Limit } from '#base'

export type AmountProblem =
  | { why: 'empty' | 'notNumber' | 'zero' }
  /** A comma that may be a decimal mark or a separator. */
  | { why: 'comma' }
  | { why: 'decimals'; count: number }
  /** `available` in the smallest unit. */
  | { why: 'balance'; available: bigint }

export type TypedAmount = { raw: bigint } | { problem: AmountProblem }

/**
 * Parses an amount as it is typed, in any language: see `readDecimal`. Never rounds. `available` in
 * the smallest unit; undefined if it is unknown.
 */
export function readTypedAmount(
  typed: string,
  decimals: number,
  available: bigint | undefined,
): TypedAmount {
  if (typed.trim() === '') return { problem: { why: 'empty' } }
  const read = readDecimal(typed)
  if ('why' in read) return { problem: { why: read.why === 'ambiguous' ? 'comma' : 'notNumber' } }
  const [whole = '', fraction = ''] = read.decimal.split('.')
  // Trailing zeros change nothing.
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > decimals) return { problem: { why: 'decimals', count: decimals } }
  // No contract has more digits, and far more take long to convert.
  const raw = whole.length > 78 ? uint256Limit : BigInt(whole + digits.padEnd(decimals, '0'))
  if (raw === 0n) return { problem: { why: 'zero' } }
  if (available !== undefined && raw > available) return { problem: { why: 'balance', available } }
  return raw < uint256Limit ? { raw } : { problem: { why: 'notNumber' } }
}

/**
 * Whether a problem is shown while typing; the others are shown once the user leaves the field or
 * wants to continue.
 */
export const isShownWhileTyping = ({ why }: AmountProblem): boolean =>
  why !== 'empty' && why !== 'zero'
