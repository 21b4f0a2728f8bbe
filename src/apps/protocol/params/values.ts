import type { Address, Hex } from '#base'
import { isAddressLike, isHexBytes, isHexWord } from '#base'
import { utf8 } from '../hash/bytes.ts'
import { keccak256 } from '../hash/keccak256.ts'
import { isRecord, ownFields } from '../ownFields.ts'

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
 * A read budget, counted in values: anything slower than reading a single value counts as several.
 * Readers deduct what they read. Once it's used up, they stop at anything that may be long.
 */
export interface Allowance {
  left: number
}

/** Reading would exceed the budget: what was read so far is meaningless. */
export class AllowanceError extends Error {
  override readonly name = 'AllowanceError'
}

/** Before the values are read. */
export function spend(allowance: Allowance, values: number): void {
  if (allowance.left < values) throw new AllowanceError()
  allowance.left -= values
}

/** The equivalent number of values. */
const costs = { character: 1 / 256, checksum: 10, failure: 10 }

/**
 * Validates a value and returns its normalized form. Throws an {@link InvalidValueError} that names
 * the field, or an {@link AllowanceError}.
 */
export type Read<T> = (value: unknown, field: string, allowance: Allowance) => T

const check =
  <T>(isValid: (value: unknown) => value is T): Read<T> =>
  (value, field) => {
    if (!isValid(value)) throw new InvalidValueError(field)
    return value
  }

/** The names of an object's own fields; undefined for other values, and if there are more. */
export function namesOf(
  value: unknown,
  max: number,
  allowance: Allowance,
): readonly string[] | undefined {
  if (!isRecord(value)) return undefined
  if (allowance.left < 1) throw new AllowanceError()
  // Their number is only known once they are listed.
  const names = Object.keys(value)
  allowance.left -= names.length
  return names.length <= max ? names : undefined
}

export const flag: Read<boolean> = check((value) => typeof value === 'boolean')
/** Bytes have one spelling: lowercase digits. */
const lowerCase =
  (read: Read<Hex>): Read<Hex> =>
  (value, field, allowance) =>
    read(value, field, allowance).toLowerCase() as Hex
export const hash = lowerCase(check(isHexWord))
/**
 * Lower case, or with a correct checksum of {@link https://eips.ethereum.org/EIPS/eip-55 EIP-55}.
 */
export const address: Read<Address> = (value, field, allowance) => {
  if (!isAddressLike(value)) throw new InvalidValueError(field)
  if (value === value.toLowerCase()) return value
  spend(allowance, costs.checksum)
  if (!hasChecksum(value)) throw new InvalidValueError(field)
  return value
}

function hasChecksum(text: Address): boolean {
  const digits = text.slice(2)
  const hashed = keccak256(utf8(digits.toLowerCase())).slice(2)
  return [...digits].every(
    (digit, at) =>
      /\d/.test(digit) || (digit === digit.toUpperCase()) === Number.parseInt(hashed[at]!, 16) > 7,
  )
}

/** The size of a whole transaction that nodes accept. */
export const maxBytes = 128 * 1024

/** A text that is no longer than this. */
const characters =
  (maxLength: number): Read<string> =>
  (value, field, allowance) => {
    if (typeof value !== 'string' || value.length > maxLength) throw new InvalidValueError(field)
    spend(allowance, value.length * costs.character)
    return value
  }

export const bytes = lowerCase((value, field, allowance) => {
  const digits = characters(2 + 2 * maxBytes)(value, field, allowance)
  if (!isHexBytes(digits)) throw new InvalidValueError(field)
  return digits
})

/**
 * A string without lone surrogates: half of a pair would be signed as different text than is shown.
 */
export const text =
  (maxLength: number): Read<string> =>
  (value, field, allowance) => {
    const read = characters(maxLength)(value, field, allowance)
    if (/\p{Surrogate}/u.test(read)) throw new InvalidValueError(field)
    return read
  }

/**
 * A non-negative integer of at most this many bits: a decimal text, a hex text, or a whole number
 * that is exact.
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

/** The same, as the hex that nodes read: without leading zeros. */
export const quantity =
  (bits: number): Read<Hex> =>
  (value, field, allowance) =>
    `0x${whole(bits)(value, field, allowance).toString(16)}`

export const listOf =
  <T>(read: Read<T>, { min = 0, max }: { min?: number; max: number }): Read<T[]> =>
  (value, field, allowance) => {
    if (!Array.isArray(value) || value.length < min || value.length > max)
      throw new InvalidValueError(field)
    return Array.from(value, (one, at) => {
      spend(allowance, 1)
      return read(one, `${field}[${at}]`, allowance)
    })
  }

/** Null and undefined are the same as a missing value. */
export const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (value, field, allowance) =>
    value == null ? undefined : read(value, field, allowance)

export const orElse =
  <T>(read: Read<T>, value: T): Read<T> =>
  (given, field, allowance) =>
    given === undefined ? value : read(given, field, allowance)

/** Anything that one of these accepts. */
export const anyOf =
  <T>(...reads: Read<T>[]): Read<T> =>
  (value, field, allowance) => {
    for (const read of reads) {
      try {
        return read(value, field, allowance)
      } catch (error) {
        if (!(error instanceof InvalidValueError)) throw error
        spend(allowance, costs.failure)
      }
    }
    throw new InvalidValueError(field)
  }

/** Maximum fields of an object whose fields are all checked, including those without a value. */
const maxFields = 64

type Fields<Shape> = { [Name in keyof Shape]: Read<Shape[Name]> }

/**
 * Own fields only. Without `isOpen`, a field that the shape does not have is an error; undefined
 * ones are left out.
 */
export const fields =
  <Shape extends object>(shape: Fields<Shape>, { isOpen = false } = {}): Read<Shape> =>
  (value, field, allowance) => {
    const names = Object.keys(shape) as (keyof Shape & string)[]
    const own = ownFields(value, ...names)
    if (!own) throw new InvalidValueError(field)
    allowance.left -= names.length
    const read = names.map(
      (name) => [name, shape[name](own[name], join(field, name), allowance)] as const,
    )
    // Last, because it's the slowest: a message may have millions of names.
    if (!isOpen) {
      const all = namesOf(value, maxFields, allowance)
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
