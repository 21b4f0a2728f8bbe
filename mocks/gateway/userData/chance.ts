import { keccak256, toBytes } from 'viem'

/** 64 hex digits that nobody guesses and that are the same in every run: made of what they are for. */
export const digitsFor = (...parts: readonly (string | number)[]): string => keccak256(toBytes(parts.join('\n'))).slice(2)

/** A UUID of version 4, made of what it is for. */
export function uuidFor(...parts: readonly (string | number)[]): string {
  const digits = digitsFor(...parts)
  return [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-')
}
