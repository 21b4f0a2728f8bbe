import { toDynamicBytes, toWord } from '#apps/protocol'
import type { Hex } from '#base'

/**
 * How to check a Safe's signature; it returns the same four bytes. `hash` is final EIP-1271,
 * `bytes` its draft, for older Safes.
 */
export const signatureChecks = [
  { selector: '0x1626ba7e', input: 'hash' },
  { selector: '0x20c13b0b', input: 'bytes' },
] as const

/** The call data of `isValidSignature`. */
export function encodeSignatureCheck(
  { selector, input }: (typeof signatureChecks)[number],
  messageHash: Hex,
  signature: Hex,
): Hex {
  const bytes = toDynamicBytes(signature)
  if (input === 'hash') return `${selector}${messageHash.slice(2)}${toWord(64)}${bytes}`
  return `${selector}${toWord(64)}${toWord(128)}${toDynamicBytes(messageHash)}${bytes}`
}
