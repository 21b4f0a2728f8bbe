import { type Address, type Hex, isAddressLike, isHexBytes, isHexWord, isUint256 } from '#base'
import { checksumAddress, isChecksummed } from './address.ts'
import { checksumOf, sharedVersion } from './encodeSharedLink.ts'
import { checkShared, SharedProblemError, type SharedTransaction } from './sharedTransaction.ts'

const format = 'coffer-transaction'

/** A shared transaction as the text of a JSON file; numbers are decimal strings. */
export function encodeSharedFile(shared: SharedTransaction): string {
  const { at, tx, ...rest } = shared
  const safe = checksumAddress(at.address)
  const fields = Object.fromEntries(
    Object.entries(tx).map(([name, value]) => [
      name,
      typeof value === 'bigint'
        ? value.toString()
        : isAddressLike(value)
          ? checksumAddress(value)
          : value,
    ]),
  )
  const signatures = rest.signatures.map(({ signer, signature }) => ({
    signer: checksumAddress(signer),
    signature,
  }))
  const file = {
    format,
    version: sharedVersion,
    chainId: at.chainId,
    safe,
    tx: fields,
    ...rest,
    signatures,
    checksum: checksumOf(shared),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

type Fields = Readonly<Record<string, unknown>>

const invalid = (field: string) => new SharedProblemError({ why: 'invalidField', field })

/** @throws SharedProblemError */
export function decodeSharedFile(text: string): SharedTransaction {
  const file = parsed(text)
  if (file['format'] !== format) throw new SharedProblemError({ why: 'notShared' })
  if (file['version'] !== sharedVersion) throw new SharedProblemError({ why: 'otherVersion' })
  const tx = recordOf(file, 'tx')
  const operation = tx['operation']
  if (operation !== 0 && operation !== 1) throw invalid('tx.operation')
  const signatures = file['signatures']
  if (!Array.isArray(signatures)) throw invalid('signatures')
  const safeTxHash = file['safeTxHash']
  if (!isHexWord(safeTxHash)) throw invalid('safeTxHash')
  const number = (name: string) => numberOf(tx, name, `tx.${name}`)
  const address = (name: string) => addressOf(tx[name], `tx.${name}`)
  const shared: SharedTransaction = {
    at: {
      chainId: String(numberOf(file, 'chainId', 'chainId')),
      address: addressOf(file['safe'], 'safe'),
    },
    tx: {
      to: address('to'),
      value: number('value'),
      data: hexOf(tx['data'], 'tx.data'),
      // JSON knows −0.
      operation: operation === 0 ? 0 : 1,
      safeTxGas: number('safeTxGas'),
      baseGas: number('baseGas'),
      gasPrice: number('gasPrice'),
      gasToken: address('gasToken'),
      refundReceiver: address('refundReceiver'),
      nonce: number('nonce'),
    },
    safeTxHash: safeTxHash.toLowerCase() as Hex,
    signatures: signatures.map((one, index) => signatureOf(one, `signatures.${index + 1}`)),
    note: textOrNull(file, 'note'),
    app: appOf(file),
  }
  if (file['checksum'] !== checksumOf(shared)) throw new SharedProblemError({ why: 'changed' })
  return checkShared(shared)
}

function parsed(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Fields) : {}
  } catch {
    if (!text.includes(format)) throw new SharedProblemError({ why: 'notShared' })
    throw new SharedProblemError({ why: text.trimEnd().endsWith('}') ? 'changed' : 'cut' })
  }
}

function recordOf(file: Fields, name: string): Fields {
  const value = file[name]
  if (typeof value !== 'object' || value === null) throw invalid(name)
  return value as Fields
}

function addressOf(value: unknown, field: string): Address {
  if (!isAddressLike(value)) throw invalid(field)
  if (!isChecksummed(value)) throw new SharedProblemError({ why: 'badChecksum', field })
  return value
}

/** A uint256 in decimal digits. */
function numberOf(fields: Fields, name: string, field: string): bigint {
  const value = fields[name]
  if (!isUint256(value)) throw invalid(field)
  return BigInt(value)
}

function hexOf(value: unknown, field: string): Hex {
  if (!isHexBytes(value)) throw invalid(field)
  return value.toLowerCase() as Hex
}

function signatureOf(value: unknown, field: string): SharedTransaction['signatures'][number] {
  const { signer, signature } = recordOf({ [field]: value }, field)
  return {
    signer: addressOf(signer, `${field}.signer`),
    signature: signature === null ? null : hexOf(signature, `${field}.signature`),
  }
}

function textOrNull(file: Fields, name: string): string | null {
  const value = file[name]
  if (value !== null && typeof value !== 'string') throw invalid(name)
  return value || null
}

function appOf(file: Fields): SharedTransaction['app'] {
  if (file['app'] === null) return null
  const { name, url } = recordOf(file, 'app')
  if (typeof name !== 'string' || name === '' || typeof url !== 'string') throw invalid('app')
  return { name, url }
}
