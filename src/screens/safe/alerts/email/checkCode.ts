/** Digits of a code. Gateways send numbers without leading zeros, so a few codes are shorter. */
export const codeLength = 6

/** Milliseconds that gateways accept a code for. */
export const codeLifetime = 300_000

/** Milliseconds between two emails with a code; gateways send none in between. */
export const resendInterval = 30_000

export type CodeProblem = 'empty' | 'notDigits' | 'tooLong'

/**
 * The value of the decimal digits of all scripts whose keyboards have their own: ASCII, Arabic,
 * Persian, Devanagari, Bengali, full-width.
 */
const zeros = [0x30, 0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]

const toDigit = (character: string): string => {
  const point = character.codePointAt(0) ?? 0
  const zero = zeros.find((one) => point >= one && point < one + 10)
  return zero === undefined ? character : String(point - zero)
}

/**
 * A typed or pasted code: without the spaces, hyphens and invisible characters that email programs
 * put into it, its digits in ASCII.
 */
export const readCode = (typed: string): string =>
  [...typed.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')].map(toDigit).join('')

export function checkCode(typed: string): CodeProblem | undefined {
  const code = readCode(typed)
  if (code === '') return 'empty'
  if (!/^\d+$/.test(code)) return 'notDigits'
  return code.length > codeLength ? 'tooLong' : undefined
}
