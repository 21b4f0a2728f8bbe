import { keccak256 } from 'viem'
import { type Address, type Hex, isAddressLike, isHexWord, type SafeRef, zeroAddress } from '#base'
import { checksumAddress } from './address.ts'
import { fromBase64Url, InvalidBytesError, readBytes, toBase64Url, writeBytes } from './bytes.ts'
import { checkShared, SharedProblemError, type SharedTransaction } from './sharedTransaction.ts'

/** The version of what is written. */
export const sharedVersion = 1

/** A fragment: this, the version, a dot, and the bytes. */
const key = 'tx='

const checksumLength = 4

/** The content in bytes, in the order in which it is read. */
function contentOf({ at, tx, safeTxHash, signatures, note, app }: SharedTransaction): Uint8Array {
  const writer = writeBytes()
  const address = (value: Address) => writer.hex(value === zeroAddress ? '0x' : (value.toLowerCase() as Hex))
  writer.number(BigInt(at.chainId))
  address(at.address)
  writer.hex(safeTxHash)
  address(tx.to)
  writer.number(tx.value)
  writer.hex(tx.data)
  for (const value of [BigInt(tx.operation), tx.safeTxGas, tx.baseGas, tx.gasPrice]) writer.number(value)
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

/** The first bytes of the content's hash: enough to notice what was changed on the way. */
export const checksumOf = (shared: SharedTransaction): Hex => checksum(contentOf(shared))

const checksum = (content: Uint8Array): Hex => keccak256(content).slice(0, 2 + 2 * checksumLength) as Hex

/** A shared transaction as the fragment of a URL, without `#`. Fragments aren't sent to servers. */
export function encodeSharedLink(shared: SharedTransaction): string {
  const content = contentOf(shared)
  const writer = writeBytes()
  writer.length(content.length)
  return `${key}${sharedVersion}.${toBase64Url(Uint8Array.from([...writer.done(), ...bytesOf(checksum(content)), ...content]))}`
}

const bytesOf = (hex: Hex) => Uint8Array.from(hex.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

/** @throws SharedProblemError */
export function decodeSharedLink(fragment: string): SharedTransaction {
  if (fragment === '') throw new SharedProblemError({ why: 'empty' })
  if (`${key}${sharedVersion}.`.startsWith(fragment)) throw new SharedProblemError({ why: 'cut' })
  const [, version, body = ''] = /^tx=(\d{1,9})\.([^]*)$/.exec(fragment) ?? []
  if (version === undefined) throw new SharedProblemError({ why: 'notShared' })
  if (version !== String(sharedVersion)) throw new SharedProblemError({ why: 'otherVersion' })
  if (/[^\w-]/.test(body)) throw new SharedProblemError({ why: 'changed' })
  const content = checkedContent(body)
  try {
    return checkShared(readContent(content))
  } catch (error) {
    throw error instanceof InvalidBytesError ? new SharedProblemError({ why: 'invalidField', field: 'bytes' }) : error
  }
}

/** The content, if it is whole and unchanged. */
function checkedContent(body: string): Uint8Array {
  const bytes = fromBase64Url(body)
  const reader = readBytes(bytes)
  let expected: number
  try {
    expected = reader.length()
  } catch {
    throw new SharedProblemError({ why: bytes.length < checksumLength ? 'cut' : 'changed' })
  }
  const rest = reader.rest()
  if (rest.length < checksumLength + expected) throw new SharedProblemError({ why: 'cut' })
  const content = rest.subarray(checksumLength)
  const claimed = bytesOf(checksum(content)).every((byte, at) => byte === rest[at])
  if (content.length > expected || !claimed || toBase64Url(bytes) !== body) throw new SharedProblemError({ why: 'changed' })
  return content
}

function readContent(content: Uint8Array): SharedTransaction {
  const reader = readBytes(content)
  const invalid = (field: string) => new SharedProblemError({ why: 'invalidField', field })
  const address = (field: string): Address => {
    const hex = reader.hex()
    const value = hex === '0x' ? zeroAddress : hex
    if (!isAddressLike(value)) throw invalid(field)
    return checksumAddress(value)
  }
  const at: SafeRef = { chainId: String(reader.number()), address: address('safe') }
  const safeTxHash = reader.hex()
  if (!isHexWord(safeTxHash)) throw invalid('safeTxHash')
  const to = address('to')
  const value = reader.number()
  const data = reader.hex()
  const operation = Number(reader.number())
  if (operation !== 0 && operation !== 1) throw invalid('operation')
  const [safeTxGas, baseGas, gasPrice] = [reader.number(), reader.number(), reader.number()]
  const gasToken = address('gasToken')
  const refundReceiver = address('refundReceiver')
  const nonce = reader.number()
  const tx = { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } as const
  const signatures = Array.from({ length: Math.min(reader.length(), content.length) }, () => {
    const signer = address('signer')
    const signature = reader.hex()
    return { signer, signature: signature === '0x' ? null : signature }
  })
  const [note, name, url] = [reader.text(), reader.text(), reader.text()]
  if (reader.rest().length > 0) throw invalid('bytes')
  return { at, tx, safeTxHash, signatures, note: note || null, app: name ? { name, url } : null }
}
