import * as v from 'valibot'
import { isAddressLike, isChainId, isHexBytes, isHexWord, isTaskId, isUint256 } from '#base'
import type { AddressInfo, Page } from '../types/common.ts'

// Schemas of the basic values in a response. Each message describes the expected value.

/**
 * Requires a schema for every field of a wire type. Use `nullish` for fields that may be null or
 * missing.
 */
export type FieldSchemas<Shape> = { [Field in keyof Shape]-?: v.GenericSchema }

export const text = v.string('text')
export const number = v.number('a number')
export const flag = v.boolean('true or false')

const written = (test: (text: string) => boolean, name: string) =>
  v.pipe(v.string(name), v.check(test, name))
/** In any letter case, which becomes the checksum where wire becomes domain. */
export const address = /*@__PURE__*/ written(isAddressLike, 'an address')
export const hash = /*@__PURE__*/ written(isHexWord, 'a hash')
export const hex = /*@__PURE__*/ written((text) => isHexBytes(text), 'bytes in hex')
/** A task's ID, which can be part of a path. */
export const task = /*@__PURE__*/ written(isTaskId, "a task's ID")
/** An amount in the smallest unit, or another number too large for a double. */
export const whole = /*@__PURE__*/ v.pipe(
  written((text) => /^(?:0|[1-9]\d*)$/.test(text), 'a whole number in decimal digits'),
  v.check((text: string) => isUint256(text), 'a whole number below 2^256'),
)
/** At most 255 digits on either side: exact sums of longer ones block the page. */
export const decimal = /*@__PURE__*/ written(
  (text) => /^-?(?:0|[1-9]\d{0,254})(?:\.\d{1,255})?(?:[eE][+-]?\d{1,3})?$/.test(text),
  'a decimal number as text',
)
export const chainId = /*@__PURE__*/ written(isChainId, 'a chain id in decimal digits')
export const isoTime = /*@__PURE__*/ v.pipe(
  v.string('a time in ISO 8601'),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'a time in ISO 8601'),
)
/** Nonces, thresholds, and other values that must be exact. */
export const count = /*@__PURE__*/ v.pipe(
  v.number('a whole number'),
  v.safeInteger('a whole number'),
  v.minValue(0, 'a whole number'),
)
/** A token's decimals, which contracts return as a single byte. */
export const decimals = /*@__PURE__*/ v.pipe(count, v.maxValue(255, 'at most 255'))
/** Milliseconds. */
export const time = /*@__PURE__*/ v.pipe(
  v.number('a time in milliseconds'),
  v.safeInteger('a time in milliseconds'),
  v.minValue(0, 'a time in milliseconds'),
  // The last moment of a date.
  v.maxValue(8.64e15, 'a time in milliseconds'),
)
export const operation = /*@__PURE__*/ v.picklist([0, 1], '0 or 1')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nothing = /*@__PURE__*/ v.never('an object')
// Valibot treats a list as an object with missing fields; here the list itself is the error.
const noList = <S extends v.GenericSchema>(schema: S): v.LazySchema<S> =>
  v.lazy((value) => (Array.isArray(value) ? (nothing as unknown as S) : schema))

/** An object with these fields and any others. */
export const shape = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  noList(v.object(fields, 'an object'))
/** An object with arbitrary keys. */
export const record = <S extends v.GenericSchema>(values: S) =>
  noList(v.record(v.string(), values, 'an object'))
export const list = <S extends v.GenericSchema>(item: S) => v.array(item, 'a list')

/** A discriminated union. Unknown kinds pass through as data, as long as they name their kind. */
export function kinds<Known extends Record<string, v.GenericSchema>>(
  field: string,
  known: Known,
): v.LazySchema<Known[keyof Known]> {
  const other = shape({ [field]: text })
  return v.lazy((value) => {
    const kind = isObject(value) ? value[field] : undefined
    return (
      typeof kind === 'string' && Object.hasOwn(known, kind) ? known[kind] : other
    ) as Known[keyof Known]
  })
}

/**
 * Objects that gained fields over time: if one of `signs` is present, all fields of `added` are
 * required.
 */
export function extended<const Older extends v.ObjectEntries, const Added extends v.ObjectEntries>(
  older: Older,
  added: Added,
  signs: readonly string[] = Object.keys(added),
) {
  const before = shape(older)
  const today = shape({ ...older, ...added })
  return v.lazy((value): typeof before | typeof today =>
    isObject(value) && signs.some((field) => field in value) ? today : before,
  )
}

export const addressInfo = /*@__PURE__*/ shape({
  value: address,
  name: v.nullish(text),
  logoUri: v.nullish(text),
} satisfies FieldSchemas<AddressInfo>)

export const page = <S extends v.GenericSchema>(item: S) =>
  shape({
    count: v.nullish(number),
    next: v.nullish(text),
    previous: v.nullish(text),
    results: list(item),
  } satisfies FieldSchemas<Omit<Page<unknown>, 'unreadable'>>)
