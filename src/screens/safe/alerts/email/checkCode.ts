import { plainDigits } from '#base'

/** Digits of a code. Gateways send numbers without leading zeros, so a few codes are shorter. */
export const codeLength = 6

/** Milliseconds that gateways accept a code for. */
export const codeLifetime = 300_000

/** Milliseconds between two emails with a code; gateways send none in between. */
export const resendInterval = 30_000

export type CodeProblem = 'empty' | 'notDigits' | 'tooLong'

/**
 * A typed or pasted code: without the spaces, hyphens, and invisible characters that email programs
 * put into it, its digits in ASCII.
 */
export function readCode(typed: string): string {
  const code = typed.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
  return plainDigits(code) ?? code
}

export function checkCode(typed: string): CodeProblem | undefined {
  const code = readCode(typed)
  if (code === '') return 'empty'
  if (!/^\d+$/.test(code)) return 'notDigits'
  return code.length > codeLength ? 'tooLong' : undefined
}
