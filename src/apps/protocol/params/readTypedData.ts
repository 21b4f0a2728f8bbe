import { hashTypedData } from '../hash/hashTypedData.ts'
import type { EIP712TypedData, TypedMessageTypes } from '../types.ts'
import { fields, InvalidValueError, listOf, maxBytes, optional, type Read, text } from './values.ts'

/** Larger typed data cannot be reviewed. */
const limits = { depth: 32, values: 20_000, types: 100, fields: 200 }

/** Types and fields are named like variables of Solidity. */
const identifier: Read<string> = (value, field) => {
  if (typeof value !== 'string' || !/^[a-z_$][\w$]{0,127}$/i.test(value) || value === '__proto__')
    throw new InvalidValueError(field)
  return value
}
const typeName: Read<string> = (value, field) => {
  if (typeof value !== 'string' || !/^[a-z_$][\w$]{0,127}(?:\[\d{0,5}\]){0,8}$/i.test(value))
    throw new InvalidValueError(field)
  return value
}
const typeFields = listOf(
  fields<{ name: string; type: string }>({ name: identifier, type: typeName }, { isOpen: true }),
  { max: limits.fields },
)

/**
 * A copy of plain data: texts, numbers, lists, objects. Anything else, and anything without an end,
 * is invalid.
 */
function plain() {
  let [values, length] = [0, 0]
  const read = (value: unknown, field: string, depth: number): unknown => {
    if (typeof value === 'string') length += text(maxBytes)(value, field).length
    values++
    if (values > limits.values || length > maxBytes || depth > limits.depth)
      throw new InvalidValueError(field)
    if (
      value == null ||
      typeof value === 'boolean' ||
      typeof value === 'string' ||
      Number.isFinite(value)
    )
      return value
    if (typeof value === 'bigint') {
      // No type has more bits.
      if (BigInt.asIntN(257, value) !== value) throw new InvalidValueError(field)
      // As JSON can have it, in which it is shown and submitted.
      return value.toString()
    }
    if (Array.isArray(value))
      return Array.from(value, (one, at) => read(one, `${field}[${at}]`, depth + 1))
    if (typeof value !== 'object' || !isPlain(value)) throw new InvalidValueError(field)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        length += name.length
        if (name === '__proto__') throw new InvalidValueError(`${field}.${name}`)
        return [name, read(one, `${field}.${name.slice(0, 64)}`, depth + 1)]
      }),
    )
  }
  return (value: unknown, field: string) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new InvalidValueError(field)
    return read(value, field, 0) as Record<string, unknown>
  }
}

const isPlain = (value: object) => Object.prototype.toString.call(value) === '[object Object]'

const types: Read<TypedMessageTypes> = (value, field) => {
  const names =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  if (names.length === 0 || names.length > limits.types) throw new InvalidValueError(field)
  return Object.fromEntries(
    names.map((name) => [
      identifier(name, `${field}.${name.slice(0, 64)}`),
      typeFields((value as TypedMessageTypes)[name], `${field}.${name}`),
    ]),
  )
}

/**
 * Typed data whose values fit their types, so that they have a hash. Without a primary type, the
 * types must have a single one.
 */
export const typedData: Read<EIP712TypedData> = (value, field) => {
  const readPlain = plain()
  const read = fields<{
    domain: object
    types: TypedMessageTypes
    message: Record<string, unknown>
    primaryType: string | undefined
  }>(
    { domain: readPlain, types, message: readPlain, primaryType: optional(identifier) },
    { isOpen: true },
  )(value, field) as EIP712TypedData
  try {
    hashTypedData(read)
  } catch (cause) {
    throw new InvalidValueError(
      field,
      cause instanceof Error && cause.cause instanceof Error
        ? cause.cause.message
        : `${field} has no hash`,
    )
  }
  return read
}
