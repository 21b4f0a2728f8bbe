import type { Address, Hex } from '#base'
import { isAddressLike, isHexBytes, isHexWord } from '#base'
import { utf8 } from '../hash/bytes.ts'
import { keccak256 } from '../hash/keccak256.ts'
import { ownFields, ownNames } from '../ownFields.ts'

/** A value that breaks a rule of its method. `field` is its path: `txs[2].value`. */
export class InvalidValueError extends Error {
  override readonly name = 'InvalidValueError'
  readonly field: string
  constructor(field: string, message = `${field} is invalid`) {
    super(message)
    this.field = field
  }
}

/**
 * Checks a value and returns it in the one form that is passed on. Throws an
 * {@link InvalidValueError} that names the field.
 */
export type Read<T> = (value: unknown, field: string) => T

const check =
  <T>(isValid: (value: unknown) => value is T): Read<T> =>
  (value, field) => {
    if (!isValid(value)) throw new InvalidValueError(field)
    return value
  }

export const flag: Read<boolean> = check((value) => typeof value === 'boolean')
/** Bytes have one spelling: the digits in lower case. */
const lowerCase =
  (read: Read<Hex>): Read<Hex> =>
  (value, field) =>
    read(value, field).toLowerCase() as Hex
export const hash = lowerCase(check(isHexWord))
/**
 * Lower case, or with a correct checksum of {@link https://eips.ethereum.org/EIPS/eip-55 EIP-55}.
 */
export const address: Read<Address> = check(
  (value): value is Address =>
    isAddressLike(value) && (value === value.toLowerCase() || hasChecksum(value)),
)

function hasChecksum(text: Address): boolean {
  const digits = text.slice(2)
  const hashed = keccak256(utf8(digits.toLowerCase())).slice(2)
  return [...digits].every(
    (digit, at) =>
      /\d/.test(digit) || (digit === digit.toUpperCase()) === Number.parseInt(hashed[at]!, 16) > 7,
  )
}

/** The size that nodes accept of a whole transaction. */
export const maxBytes = 128 * 1024

export const bytes = lowerCase(
  check(
    (value): value is Hex =>
      typeof value === 'string' && value.length <= 2 + 2 * maxBytes && isHexBytes(value),
  ),
)

/**
 * A text of whole characters: half of a pair would be signed as another text than the one that is
 * shown.
 */
export const text =
  (maxLength: number): Read<string> =>
  (value, field) => {
    if (typeof value !== 'string' || value.length > maxLength || /\p{Surrogate}/u.test(value))
      throw new InvalidValueError(field)
    return value
  }

/**
 * A number from 0 up, of so many bits: a decimal text, a hex text, or a whole number that is exact.
 */
export const whole =
  (bits: number): Read<bigint> =>
  (value, field) => {
    const isWhole =
      typeof value === 'string'
        ? /^(?:0x[\da-fA-F]{1,64}|\d{1,78})$/.test(value)
        : typeof value === 'bigint' || Number.isSafeInteger(value)
    const number = isWhole ? BigInt(value as string | number | bigint) : -1n
    if (BigInt.asUintN(bits, number) !== number) throw new InvalidValueError(field)
    return number
  }

/** The same as the hex that nodes read, without leading zeros. */
export const quantity =
  (bits: number): Read<Hex> =>
  (value, field) =>
    `0x${whole(bits)(value, field).toString(16)}`

export const listOf =
  <T>(read: Read<T>, { min = 0, max }: { min?: number; max: number }): Read<T[]> =>
  (value, field) => {
    if (!Array.isArray(value) || value.length < min || value.length > max)
      throw new InvalidValueError(field)
    return Array.from(value, (one, at) => read(one, `${field}[${at}]`))
  }

/** Null and undefined are the same as a missing value. */
export const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (value, field) =>
    value == null ? undefined : read(value, field)

export const orElse =
  <T>(read: Read<T>, value: T): Read<T> =>
  (given, field) =>
    given === undefined ? value : read(given, field)

/** What any of these accepts. */
export const anyOf =
  <T>(...reads: Read<T>[]): Read<T> =>
  (value, field) => {
    for (const read of reads) {
      try {
        return read(value, field)
      } catch (error) {
        if (!(error instanceof InvalidValueError)) throw error
      }
    }
    throw new InvalidValueError(field)
  }

/** Fields of an object all of whose fields are checked, those without a value included. */
const maxFields = 64

type Fields<Shape> = { [Name in keyof Shape]: Read<Shape[Name]> }

/**
 * Own fields only. Without `isOpen`, a field that the shape does not have is an error; undefined
 * ones are left out.
 */
export const fields =
  <Shape extends object>(shape: Fields<Shape>, { isOpen = false } = {}): Read<Shape> =>
  (value, field) => {
    const names = Object.keys(shape) as (keyof Shape & string)[]
    const own = ownFields(value, ...names)
    if (!own) throw new InvalidValueError(field)
    const read = names.map((name) => [name, shape[name](own[name], join(field, name))] as const)
    // Last, as it takes the longest: a message may have millions of names.
    if (!isOpen) {
      const all = ownNames(value, maxFields)
      if (!all) throw new InvalidValueError(field)
      const unknown = all.find(
        (name) =>
          !Object.hasOwn(shape, name) && (value as Record<string, unknown>)[name] !== undefined,
      )
      if (unknown !== undefined) throw new InvalidValueError(join(field, unknown.slice(0, 64)))
    }
    return Object.fromEntries(read.filter(([, one]) => one !== undefined)) as Shape
  }

export const join = (field: string, name: string): string => (field ? `${field}.${name}` : name)
