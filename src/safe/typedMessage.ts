import { isAddressLike, isHexBytes } from '#base'
import type { TypedMessage } from '#domain'
import { checksumAddress } from './address.ts'

interface Field {
  name: string
  type: string
}
type Fields = Record<string, unknown>

/** Typed data as received, not validated. */
export interface TypedDataParts {
  domain: object
  types: Record<string, readonly Field[]>
  primaryType: string
  message: object
}

const domainName = 'EIP712Domain'
/** The domain for data without a domain type, in the standard's order. */
const domainTypes: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

const identifier = /^[A-Za-z_]\w{0,127}$/
const qualified = /^[A-Za-z_]\w{0,63}(?::\w{1,63}){1,4}$/
// Without bits, `uint` and `int` have different hashes in different libraries.
const plainType = /^(?:string|bool|address|bytes|(?:bytes|u?int)[1-9]\d{0,2})$/
const listType = /^(.+)\[(\d{0,5})\]$/

/** Values without a hash, or with an ambiguous one. */
class NoHashError extends Error {
  override readonly name = 'NoHashError'
}

/**
 * Typed data exactly as hashed ({@link https://eips.ethereum.org/EIPS/eip-712 EIP-712}): fields
 * that the types don't list are dropped, at any depth and in the domain, and each value is
 * normalized. Undefined if something can't be hashed or is ambiguous: then it's unclear what would
 * be signed.
 */
export function readTypedMessage({
  domain,
  types,
  primaryType,
  message,
}: TypedDataParts): TypedMessage | undefined {
  try {
    const all = { ...types, [domainName]: domainTypeOf({ domain, types }) }
    for (const [name, fields] of Object.entries(all)) checkType(name, fields, all)
    const own = readStruct(domainName, domain, all)
    const isOneChain = own.chainId === undefined || typeof own.chainId === 'number'
    if (primaryType === domainName || !isOneChain) return undefined
    return {
      domain: own as TypedMessage['domain'],
      types: types as TypedMessage['types'],
      primaryType,
      message: readStruct(primaryType, message, all),
    }
  } catch (error) {
    if (error instanceof NoHashError) return undefined
    throw error
  }
}

/** The domain's type: its own, or that of the standard's fields with a value. */
export const domainTypeOf = ({
  domain,
  types,
}: Pick<TypedDataParts, 'domain' | 'types'>): readonly Field[] =>
  Object.hasOwn(types, domainName)
    ? (types[domainName] ?? [])
    : domainTypes.filter(({ name }) => (domain as Fields)[name] != null)

/**
 * The types that are part of the hash, as they are hashed: `Mail(Person from,string
 * text)Person(address wallet)`, the domain's type first.
 */
export const hashedTypes = ({ domain, types, primaryType }: TypedMessage): [string, string] => {
  const all = { ...types, [domainName]: domainTypeOf({ domain, types }) }
  return [encodeType(domainName, all), encodeType(primaryType, all)]
}

function encodeType(name: string, types: TypedDataParts['types']): string {
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

/** `Person` for `Person[2][]`. */
const elementOf = (type: string): string => type.replace(/\[.*$/, '')

const fieldsOf = (name: string, types: TypedDataParts['types']) =>
  Object.hasOwn(types, name) ? types[name] : undefined

/** Another name would be hashed as something else by some libraries. */
function checkType(name: string, fields: readonly Field[], all: TypedDataParts['types']): void {
  const names = fields.map((field) => field.name)
  const isClear =
    (identifier.test(name) || isClearlyQualified(name, all)) &&
    !plainType.test(name) &&
    names.every((one) => identifier.test(one) && one !== '__proto__') &&
    new Set(names).size === names.length
  if (!isClear) throw new NoHashError()
}

/**
 * Libraries end a name such as `HyperliquidTransaction:UsdSend` at its colon when they look for the
 * types it contains, so it has one hash only if it contains none and is contained in none.
 */
function isClearlyQualified(name: string, all: TypedDataParts['types']): boolean {
  return (
    qualified.test(name) &&
    !Object.hasOwn(all, name.slice(0, name.indexOf(':'))) &&
    (all[name] ?? []).every(({ type }) => plainType.test(elementOf(type))) &&
    !Object.values(all).some((fields) => fields.some(({ type }) => elementOf(type) === name))
  )
}

function readStruct(name: string, value: unknown, types: TypedDataParts['types']): Fields {
  const fields = fieldsOf(name, types)
  if (!fields || typeof value !== 'object' || value === null || Array.isArray(value))
    throw new NoHashError()
  return Object.fromEntries(
    fields.map((field) => {
      if (!Object.hasOwn(value, field.name)) throw new NoHashError()
      return [field.name, readValue(field.type, (value as Fields)[field.name], types)]
    }),
  )
}

function readValue(type: string, value: unknown, types: TypedDataParts['types']): unknown {
  const [, element, length = ''] = listType.exec(type) ?? []
  if (element !== undefined) {
    if (!Array.isArray(value) || (length && value.length !== Number(length)))
      throw new NoHashError()
    return value.map((one) => readValue(element, one, types))
  }
  if (!plainType.test(type)) return readStruct(type, value, types)
  const read = readPlain(type, value)
  if (read === undefined) throw new NoHashError()
  return read
}

/** A normalized value; undefined if it isn't of this type. */
function readPlain(type: string, value: unknown): unknown {
  if (type === 'bool') return typeof value === 'boolean' ? value : undefined
  // A lone surrogate would be hashed as another character.
  if (type === 'string')
    return typeof value === 'string' && !/\p{Surrogate}/u.test(value) ? value : undefined
  if (type === 'address') {
    if (!isAddressLike(value)) return undefined
    const address = checksumAddress(value)
    return value === address || value === value.toLowerCase() ? address : undefined
  }
  if (type === 'bytes') return isHexBytes(value) ? value.toLowerCase() : undefined
  const [, kind, digits = ''] = /^(bytes|u?int)(\d*)$/.exec(type) ?? []
  const size = Number(digits)
  if (kind === 'bytes')
    return size >= 1 && size <= 32 && isHexBytes(value, size) ? value.toLowerCase() : undefined
  return readWhole(kind === 'int', size, value)
}

/** A number if JavaScript represents it exactly, otherwise its decimal digits. */
function readWhole(isSigned: boolean, bits: number, value: unknown): number | string | undefined {
  const isWhole =
    typeof value === 'bigint' ||
    Number.isSafeInteger(value) ||
    (typeof value === 'string' && /^(?:-?\d{1,78}|0x[\da-fA-F]{1,64})$/.test(value))
  if (!isWhole || bits < 8 || bits > 256 || bits % 8 !== 0) return undefined
  const number = BigInt(value as bigint | number | string)
  const fits = isSigned ? BigInt.asIntN(bits, number) : BigInt.asUintN(bits, number)
  if (fits !== number) return undefined
  return Number.isSafeInteger(Number(number)) ? Number(number) : String(number)
}
