import { keccak256, toBytes } from 'viem'

/** 64 hex digits that look random and are the same in every run, derived from their purpose. */
export const digitsFor = (...parts: readonly (string | number)[]): string =>
  keccak256(toBytes(parts.join('\n'))).slice(2)

/** A version 4 UUID, derived from its purpose. */
export function uuidFor(...parts: readonly (string | number)[]): string {
  const digits = digitsFor(...parts)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
