import type { Hex } from '#base'
import { toWord } from './hash/hex.ts'

/** How a Safe is asked for a signature; it answers with the same four bytes. `hash` is final EIP-1271, `bytes` its draft, for older Safes. */
export const signatureChecks = [
  { selector: '0x1626ba7e', input: 'hash' },
  { selector: '0x20c13b0b', input: 'bytes' },
] as const

/** The call data of `isValidSignature`. */
export function encodeSignatureCheck({ selector, input }: (typeof signatureChecks)[number], messageHash: Hex, signature: Hex): Hex {
  const hash = messageHash.slice(2)
  const digits = signature.slice(2)
  const bytes = toWord(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
  if (input === 'hash') return `${selector}${hash}${toWord(64)}${bytes}`
  return `${selector}${toWord(64)}${toWord(128)}${toWord(32)}${hash}${bytes}`
}
