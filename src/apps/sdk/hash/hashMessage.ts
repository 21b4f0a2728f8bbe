import { keccak256, utf8 } from '#apps/protocol'

/**
 * The {@link https://eips.ethereum.org/EIPS/eip-191 EIP-191} hash of a text. Hex is hashed as the
 * text that it is.
 */
export function hashMessage(message: string): `0x${string}` {
  const text = utf8(message)
  const prefix = utf8(`\x19Ethereum Signed Message:\n${text.length}`)
  const bytes = new Uint8Array(prefix.length + text.length)
  bytes.set(prefix)
  bytes.set(text, prefix.length)
  return keccak256(bytes)
}
