import { isAddressLike, isHexBytes } from '#base'
import { toWord } from '../hex.ts'
import { texts } from '../texts.ts'
import type { EIP712TypedData, TypedMessageTypes } from '../types.ts'
import { bytesOfHex, utf8 } from './bytes.ts'
import { keccak256 } from './keccak256.ts'

/**
 * A value does not fit its type, or there is no single primary type. The message is one of
 * {@link texts}.
 */
export class TypedDataError extends Error {
  override readonly name = 'TypedDataError'
}

const domainName = 'EIP712Domain'
const domainTypes = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}

/**
 * The {@link https://eips.ethereum.org/EIPS/eip-712 EIP-712} hash of typed data. The domain's type
 * is derived from its fields if the types do not have it, and the primary type is the one that no
 * other type contains.
 * @throws TypedDataError with the field as its cause if a value does not fit its type, or if there
 *   is no single primary type
 */
export const hashTypedData = (data: EIP712TypedData): `0x${string}` =>
  hashWith((bytes) => keccak256(bytes()), data)

/**
 * Throws what {@link hashTypedData} throws, but skips the hashing, which takes as long for a
 * message that is rejected.
 */
export const checkTypedData = (data: EIP712TypedData): void => void hashWith(noHash, data)

/** Takes bytes lazily: they're created only if they're hashed. */
type Hash = (bytes: () => Uint8Array) => `0x${string}`
const zeroHash = `0x${'0'.repeat(64)}` as const
const noHash: Hash = () => zeroHash

function hashWith(
  keccak: Hash,
  { domain, types, message, primaryType = primaryTypeOf(types) }: EIP712TypedData,
): `0x${string}` {
  const ownDomain: Record<string, unknown> = { ...domain, chainId: chainIdOf(domain.chainId) }
  const all: TypedMessageTypes = { ...types }
  all[domainName] ??= Object.entries(domainTypes).flatMap(([name, type]) =>
    ownDomain[name] == null ? [] : [{ name, type }],
  )
  const structs: Structs = {
    types: all,
    hashes: new Map(),
    hash: (bytes) => keccak(bytes).slice(2),
  }
  const parts = ['1901', hashStruct(domainName, ownDomain, structs, 'domain')]
  if (primaryType !== domainName) parts.push(hashStruct(primaryType, message, structs, 'message'))
  return keccak(() => bytesOfHex(parts.join('')))
}

const chainIdOf = (chainId: EIP712TypedData['domain']['chainId']) =>
  typeof chainId === 'object' && chainId !== null ? chainId.toNumber() : chainId

/** The one type that no other contains. */
function primaryTypeOf(types: TypedMessageTypes): string {
  const names = Object.keys(types).filter((name) => name !== domainName)
  const contained = new Set(
    names.flatMap((name) =>
      (types[name] ?? []).map(({ type }) => elementOf(type)).filter((one) => one !== name),
    ),
  )
  const [first, ...others] = names.filter((name) => !contained.has(name))
  if (first === undefined || others.length > 0) throw new TypedDataError(texts.noPrimaryType)
  return first
}

/** `Person` for `Person[2][]`. */
const elementOf = (type: string): string => type.replace(/\[.*$/, '')

/** The types, and the hashes computed so far: a message may contain one many times. */
interface Structs {
  types: TypedMessageTypes
  hashes: Map<string, string>
  /** As hex digits without a prefix. */
  hash: (bytes: () => Uint8Array) => string
}

function hashStruct(name: string, value: unknown, structs: Structs, path: string): string {
  const fields = fieldsOf(name, structs.types)
  if (!fields || typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(path, name)
  const words = fields.map((field) =>
    encode(
      field.type,
      (value as Record<string, unknown>)[field.name],
      structs,
      `${path}.${field.name}`,
    ),
  )
  const type = typeHash(name, structs)
  return structs.hash(() => bytesOfHex(type + words.join('')))
}

function typeHash(name: string, { types, hashes, hash }: Structs): string {
  const known = hashes.get(name) ?? hash(() => utf8(encodeType(name, types)))
  hashes.set(name, known)
  return known
}

const fieldsOf = (name: string, types: TypedMessageTypes) =>
  Object.hasOwn(types, name) ? types[name] : undefined

/**
 * A type with those that it contains, in the order of their names:
 * `Mail(Person from,string text)Person(address wallet)`.
 */
function encodeType(name: string, types: TypedMessageTypes): string {
  const found = new Map<string, string>()
  const collect = (one: string) => {
    const fields = fieldsOf(one, types)
    if (!fields || found.has(one)) return
    found.set(one, `${one}(${fields.map((field) => `${field.type} ${field.name}`).join()})`)
    for (const { type } of fields) collect(elementOf(type))
  }
  collect(name)
  const others = [...found.keys()].filter((one) => one !== name).toSorted()
  return [name, ...others].map((one) => found.get(one)).join('')
}

/** A value as 64 hex digits. */
function encode(type: string, value: unknown, structs: Structs, path: string): string {
  const [, element = '', length = ''] = (type.endsWith(']') && /^(.+)\[(\d*)\]$/.exec(type)) || []
  if (element) {
    if (!Array.isArray(value) || (length && value.length !== Number(length)))
      throw invalid(path, type)
    const words = value.map((one, at) => encode(element, one, structs, `${path}[${at}]`))
    return structs.hash(() => bytesOfHex(words.join('')))
  }
  if (fieldsOf(type, structs.types)) return hashStruct(type, value, structs, path)
  const word = encodeValue(type, value, structs.hash)
  if (word === undefined) throw invalid(path, type)
  return word
}

/** Undefined if the value does not fit. */
function encodeValue(type: string, value: unknown, hash: Structs['hash']): string | undefined {
  if (type === 'string') return typeof value === 'string' ? hash(() => utf8(value)) : undefined
  if (type === 'bool') return typeof value === 'boolean' ? toWord(Number(value)) : undefined
  if (type === 'address')
    return isAddressLike(value) ? value.slice(2).toLowerCase().padStart(64, '0') : undefined
  if (type === 'bytes')
    return isHexBytes(value) ? hash(() => bytesOfHex(value.slice(2))) : undefined
  const [, kind, size = ''] = /^(uint|int|bytes)(\d*)$/.exec(type) ?? []
  if (kind === 'bytes')
    return isHexBytes(value) && value.length === 2 + 2 * Number(size) && Number(size) <= 32
      ? value.slice(2).toLowerCase().padEnd(64, '0')
      : undefined
  return kind ? encodeInteger(kind === 'int', Number(size || 256), value) : undefined
}

function encodeInteger(isSigned: boolean, bits: number, value: unknown): string | undefined {
  const isWhole =
    typeof value === 'bigint' ||
    Number.isSafeInteger(value) ||
    (typeof value === 'string' && /^(-?\d{1,78}|0x[\da-fA-F]{1,64})$/.test(value))
  if (!isWhole || bits < 8 || bits > 256 || bits % 8 !== 0) return undefined
  const number = BigInt(value as bigint | number | string)
  const fits = (isSigned ? BigInt.asIntN(bits, number) : BigInt.asUintN(bits, number)) === number
  return fits ? toWord(number) : undefined
}

const invalid = (path: string, type: string) =>
  new TypedDataError(texts.invalidTypedData, { cause: new TypeError(`${path} is not ${type}`) })
