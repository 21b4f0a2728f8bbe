import { type Address, isAddressLike, isHexWord, type SafeRef, zeroAddress } from '#base'
import { checksumAddress } from './address.ts'
import { bytesOf, checksum, checksumLength, sharedKey, sharedVersion } from './encodeSharedLink.ts'
import { fromBase64Url, InvalidBytesError, readBytes } from './readBytes.ts'
import { checkShared, SharedProblemError, type SharedTransaction } from './sharedTransaction.ts'
import { toBase64Url } from './writeBytes.ts'

/** @throws SharedProblemError */
export function decodeSharedLink(fragment: string): SharedTransaction {
  if (fragment === '') throw new SharedProblemError({ why: 'empty' })
  if (`${sharedKey}${sharedVersion}.`.startsWith(fragment))
    throw new SharedProblemError({ why: 'cut' })
  const [, version, body = ''] = /^tx=(\d{1,9})\.([^]*)$/.exec(fragment) ?? []
  if (version === undefined) throw new SharedProblemError({ why: 'notShared' })
  if (version !== String(sharedVersion)) throw new SharedProblemError({ why: 'otherVersion' })
  if (/[^\w-]/.test(body)) throw new SharedProblemError({ why: 'changed' })
  const content = checkedContent(body)
  try {
    return checkShared(readContent(content))
  } catch (error) {
    throw error instanceof InvalidBytesError
      ? new SharedProblemError({ why: 'invalidField', field: 'bytes' })
      : error
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
  if (content.length > expected || !claimed || toBase64Url(bytes) !== body)
    throw new SharedProblemError({ why: 'changed' })
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
  const tx = {
    to,
    value,
    data,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    refundReceiver,
    nonce,
  } as const
  const signatures = Array.from({ length: Math.min(reader.length(), content.length) }, () => {
    const signer = address('signer')
    const signature = reader.hex()
    return { signer, signature: signature === '0x' ? null : signature }
  })
  const [note, name, url] = [reader.text(), reader.text(), reader.text()]
  if (reader.rest().length > 0) throw invalid('bytes')
  return { at, tx, safeTxHash, signatures, note: note || null, app: name ? { name, url } : null }
}
