import { checkTypedData } from '../hash/hashTypedData.ts'
import type { EIP712TypedData, TypedMessageTypes } from '../types.ts'
import { isRecord } from '../ownFields.ts'
import {
  type Allowance,
  fields,
  InvalidValueError,
  join,
  listOf,
  maxBytes,
  namesOf,
  optional,
  type Read,
  spend,
  text,
} from './values.ts'

/**
 * Larger typed data can't be reviewed. `typeText`: characters of all types. `hashed`: characters
 * hashed when each object re-hashes the text of its type, as libraries do.
 */
const limits = {
  depth: 32,
  values: 20_000,
  types: 100,
  fields: 200,
  typeText: 16 * 1024,
  hashed: 16 * 1024 * 1024,
}

/** Fields, and most types, are named like variables of Solidity. */
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
const allTypeFields = listOf(
  fields<{ name: string; type: string }>({ name: identifier, type: typeName }, { isOpen: true }),
  { max: limits.fields },
)
/** A value whose field is listed repeatedly would be hashed as often, at each depth. */
const typeFields: Read<TypedMessageTypes[string]> = (...of) => {
  const read = allTypeFields(...of)
  if (new Set(read.map(({ name }) => name)).size < read.length) throw new InvalidValueError(of[1])
  return read
}

/**
 * A copy of plain data: text, numbers, lists, objects. Anything else, and anything endless, is
 * invalid.
 */
function plain(allowance: Allowance) {
  let [values, length, objects] = [0, 0, 0]
  const read = (value: unknown, field: string, depth: number): unknown => {
    if (typeof value === 'string') length += text(maxBytes)(value, field, allowance).length
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
      // In a form JSON can represent, because it's shown and submitted as JSON.
      return value.toString()
    }
    // Measured before copying: a list of any length takes no space in a message.
    const left = limits.values - values
    if (Array.isArray(value) && value.length <= left) {
      spend(allowance, value.length)
      return Array.from(value, (one, at) => read(one, `${field}[${at}]`, depth + 1))
    }
    const names = namesOf(value, left, allowance)
    if (!names) throw new InvalidValueError(field)
    objects++
    return Object.fromEntries(
      names.map((name) => {
        length += name.length
        if (name === '__proto__') throw new InvalidValueError(`${field}.${name}`)
        const one = (value as Record<string, unknown>)[name]
        return [name, read(one, `${field}.${name.slice(0, 64)}`, depth + 1)]
      }),
    )
  }
  return {
    objects: () => objects,
    read(value: unknown, field: string) {
      if (!isRecord(value)) throw new InvalidValueError(field)
      return read(value, field, 0) as Record<string, unknown>
    },
  }
}

const qualified = /^[a-z_]\w{0,63}(?::\w{1,63}){1,4}$/i

/**
 * Apps also sign types such as `HyperliquidTransaction:UsdSend`. Wallets end such a name at its
 * colon when they look for the types it contains, so it has one hash only if it contains none, and
 * if nothing has the name before the colon.
 */
const isClearlyQualified = (name: string, all: TypedMessageTypes): boolean =>
  qualified.test(name) &&
  !Object.hasOwn(all, name.slice(0, name.indexOf(':'))) &&
  (all[name] ?? []).every(({ type }) => !Object.hasOwn(all, type.replace(/\[.*$/, '')))

const structName: Read<string> = (value, field, allowance) =>
  typeof value === 'string' && qualified.test(value) ? value : identifier(value, field, allowance)

const types: Read<TypedMessageTypes> = (value, field, allowance) => {
  const names = namesOf(value, limits.types, allowance) ?? []
  if (names.length === 0) throw new InvalidValueError(field)
  const all = Object.fromEntries(
    names.map((name) => [
      structName(name, `${field}.${name.slice(0, 64)}`, allowance),
      typeFields((value as TypedMessageTypes)[name], `${field}.${name}`, allowance),
    ]),
  )
  const unclear = names.find((name) => name.includes(':') && !isClearlyQualified(name, all))
  if (unclear !== undefined) throw new InvalidValueError(join(field, unclear))
  return all
}

const textOf = (all: TypedMessageTypes): number =>
  Object.entries(all)
    .flatMap(([name, list]) => [name, ...list.flatMap((one) => [one.name, one.type])])
    .reduce((sum, { length }) => sum + length, 0)

/**
 * Typed data whose values fit their types, so that they have a hash. Without a primary type, the
 * types must have a single one.
 */
export const typedData: Read<EIP712TypedData> = (value, field, allowance) => {
  const data = plain(allowance)
  const read = fields<{
    domain: object
    types: TypedMessageTypes
    message: Record<string, unknown>
    primaryType: string | undefined
  }>(
    { domain: data.read, types, message: data.read, primaryType: optional(structName) },
    { isOpen: true },
  )(value, field, allowance) as EIP712TypedData
  const typeText = textOf(read.types)
  if (typeText > limits.typeText || typeText * data.objects() > limits.hashed)
    throw new InvalidValueError(join(field, 'types'))
  try {
    checkTypedData(read)
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
