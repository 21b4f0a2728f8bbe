import { keccak256 } from 'viem'
import { type Address, type Hex, zeroAddress } from '#base'
import type { SharedTransaction } from './sharedTransaction.ts'
import { toBase64Url, writeBytes } from './writeBytes.ts'

/** The format version. */
export const sharedVersion = 1

/** A fragment: this, the version, a dot, and the bytes. */
export const sharedKey = 'tx='

export const checksumLength = 4

/** The content in bytes, in the order in which it is read. */
function contentOf({ at, tx, safeTxHash, signatures, note, app }: SharedTransaction): Uint8Array {
  const writer = writeBytes()
  const address = (value: Address) =>
    writer.hex(value === zeroAddress ? '0x' : (value.toLowerCase() as Hex))
  writer.number(BigInt(at.chainId))
  address(at.address)
  writer.hex(safeTxHash)
  address(tx.to)
  writer.number(tx.value)
  writer.hex(tx.data)
  for (const value of [BigInt(tx.operation), tx.safeTxGas, tx.baseGas, tx.gasPrice])
    writer.number(value)
  address(tx.gasToken)
  address(tx.refundReceiver)
  writer.number(tx.nonce)
  writer.length(signatures.length)
  for (const { signer, signature } of signatures) {
    address(signer)
    writer.hex(signature ?? '0x')
  }
  for (const text of [note, app?.name, app?.url]) writer.text(text ?? '')
  return writer.done()
}

/** The first bytes of the content's hash: enough to detect alterations. */
export const checksumOf = (shared: SharedTransaction): Hex => checksum(contentOf(shared))

export const checksum = (content: Uint8Array): Hex =>
  keccak256(content).slice(0, 2 + 2 * checksumLength) as Hex

/** A shared transaction as the fragment of a URL, without `#`. Fragments aren't sent to servers. */
export function encodeSharedLink(shared: SharedTransaction): string {
  const content = contentOf(shared)
  const writer = writeBytes()
  writer.length(content.length)
  const bytes = [...writer.done(), ...bytesOf(checksum(content)), ...content]
  return `${sharedKey}${sharedVersion}.${toBase64Url(Uint8Array.from(bytes))}`
}

export const bytesOf = (hex: Hex) =>
  Uint8Array.from(hex.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
