import type { TypedMessage } from '#gateway'
import {
  concat,
  encodeAbiParameters,
  getAddress,
  keccak256,
  size,
  stringToHex,
  type Hex,
} from 'viem'

interface Field {
  name: string
  type: string
}
type Types = Record<string, readonly Field[]>

const domainFields: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/**
 * The EIP-712 hash of typed data. Implemented a second time on purpose, like the transaction hash,
 * so that the mocked gateway detects a bug in the app's library. Throws if the data does not match
 * its types.
 */
export function typedDataHash({ domain, types, primaryType, message }: TypedMessage): Hex {
  // Old data omits the type of its domain: it is derived from the domain's fields.
  const all: Types = { EIP712Domain: domainFields.filter(({ name }) => name in domain), ...types }
  return keccak256(
    concat([
      '0x1901',
      structHash(all, 'EIP712Domain', domain),
      structHash(all, primaryType, message),
    ]),
  )
}

function structHash(types: Types, name: string, value: unknown): Hex {
  const fields = types[name]
  if (!fields || typeof value !== 'object' || value === null) throw new TypeError(`No ${name}`)
  const typeHash = keccak256(stringToHex(spelled(types, name)))
  return keccak256(
    concat([
      typeHash,
      ...fields.map((field) =>
        word(types, field.type, (value as Record<string, unknown>)[field.name]),
      ),
    ]),
  )
}

/**
 * `Mail(Person from,string contents)Person(string name)`: the struct itself, then the referenced
 * ones in alphabetical order.
 */
function spelled(types: Types, name: string): string {
  const others = [...neededBy(types, name)].filter((one) => one !== name).toSorted()
  return [name, ...others]
    .map((one) => `${one}(${types[one]!.map((field) => `${field.type} ${field.name}`).join(',')})`)
    .join('')
}

function neededBy(types: Types, name: string, found = new Set<string>()): Set<string> {
  const fields = types[name]
  if (!fields || found.has(name)) return found
  found.add(name)
  for (const { type } of fields) neededBy(types, type.replace(/\[.*$/, ''), found)
  return found
}

/** One field as 32 bytes. */
function word(types: Types, type: string, value: unknown): Hex {
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list) {
    if (!Array.isArray(value) || (list[2] && Number(list[2]) !== value.length))
      throw new TypeError(`No ${type}`)
    return keccak256(concat(value.map((item) => word(types, list[1]!, item))))
  }
  if (types[type]) return structHash(types, type, value)
  if (type === 'string') return keccak256(stringToHex(text(value)))
  if (type === 'bytes') return keccak256(text(value) as Hex)
  return plainWord(type, value)
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('No text')
  return value
}

function plainWord(type: string, value: unknown): Hex {
  if (/^u?int\d*$/.test(type))
    return encodeAbiParameters([{ type }], [BigInt(value as string | number)])
  if (type === 'address')
    return encodeAbiParameters([{ type }], [getAddress(text(value).toLowerCase())])
  const word = encodeAbiParameters([{ type }], [value])
  // An unknown type, or one larger than a word.
  if (size(word) !== 32) throw new TypeError(`No ${type}`)
  return word
}
