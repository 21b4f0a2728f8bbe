import { concatHex, encodeAbiParameters, keccak256, stringToBytes } from 'viem'
import { type Hex, sameAddress } from '#base'
import type { DecodedCall, DecodedText, DecodedValue, Decoding } from '#domain'
import { type AbiInput, arrayOf, parseType } from './abi/abiType.ts'
import { methodOf } from './methods.ts'
import { type BatchCall, isMultiSend, unpackBatch } from './multiSend.ts'

/**
 * `selector`: only the four bytes of the selector identify the method, or these calls. Another name
 * with the same four bytes can be found within minutes. `unknown`: there's nothing to compare with.
 */
export type DecodingCheck = 'ok' | 'differs' | 'selector' | 'unknown'

/** The call that was decoded. */
export type DecodedOf = Pick<BatchCall, 'to' | 'data' | 'operation'>

/**
 * Compares a gateway's decoding with a call by re-encoding it: the method, every value, and every
 * call of a batch, including nested ones.
 */
export function compareDecoding(decoding: Decoding, call: DecodedOf): DecodingCheck {
  if (!isMethodOf(decoding, call.data)) return 'differs'
  const isBatch = call.operation === 1 && isMultiSend(call.to)
  return worst([
    methodOf(call.data) ? 'ok' : 'selector',
    compareValues(decoding.parameters, call.data),
    ...decoding.parameters.map((parameter) => compareNested(parameter, call, isBatch)),
  ])
}

/**
 * Whether call data starts with a method's selector. A selector is only part of its signature's
 * hash, so a harmless name can be found with the same one; methods known to the app must match by
 * name and types.
 */
export function isMethodOf({ method, parameters }: Decoding, data: Hex): boolean {
  // Two types in one string, or text between them, would have the same signature and different
  // values.
  if (!/^[\w$]+$/.test(method) || !parameters.every(({ type }) => parseType(type))) return false
  const types = parameters.map(({ type }) => type).join(',')
  const known = methodOf(data)
  if (known) return known.name === method && known.types.join(',') === types
  return (
    data.slice(0, 10).toLowerCase() === keccak256(stringToBytes(`${method}(${types})`)).slice(0, 10)
  )
}

/**
 * Compares the name of a method with call data. `unknown`: neither the app nor the gateway's
 * decoding knows the method.
 */
export function compareMethod(
  name: string,
  decoding: Decoding | null | undefined,
  data: Hex,
): DecodingCheck {
  const known = methodOf(data)?.name
  if (known !== undefined) return known === name ? 'ok' : 'differs'
  if (!decoding || !isMethodOf(decoding, data)) return 'unknown'
  return decoding.method === name ? 'selector' : 'differs'
}

const worst = (checks: readonly DecodingCheck[]): DecodingCheck =>
  checks.includes('differs') ? 'differs' : checks.includes('selector') ? 'selector' : 'ok'

/** Whether the values of a decoding encode to the start of the call data. */
export function compareValues(parameters: readonly DecodedValue[], data: Hex): DecodingCheck {
  const types = parameters.flatMap(({ type }) => parseType(type) ?? [])
  if (parameters.length === 0) return 'ok'
  try {
    const encoded = encodeAbiParameters(
      types,
      parameters.map(({ value }, index) => valueOf(types[index] as AbiInput, value)),
    )
    // Trailing bytes are allowed: contracts ignore them.
    return data
      .toLowerCase()
      .startsWith(concatHex([data.slice(0, 10).toLowerCase() as Hex, encoded]))
      ? 'ok'
      : 'differs'
  } catch {
    // A value that is invalid for its type.
    return 'differs'
  }
}

function valueOf({ type, components }: AbiInput, value: DecodedText): unknown {
  const array = arrayOf(type)
  if (array || type === 'tuple') {
    if (typeof value === 'string') throw new TypeError(`Expected a list for ${type}.`)
    if (array)
      return value.map((one) =>
        valueOf({ name: '', type: array.element, ...(components && { components }) }, one),
      )
    if (components?.length !== value.length)
      throw new TypeError('Expected a tuple with a different number of values.')
    return value.map((one, index) => valueOf(components[index] as AbiInput, one))
  }
  if (typeof value !== 'string') throw new TypeError(`Expected a single value for ${type}.`)
  if (/^u?int/.test(type)) return wholeNumber(value)
  return type === 'bool' ? truthOf(value) : value
}

// Other notations of the same value could be parsed differently, and no type has more digits.
function wholeNumber(value: string): bigint {
  if (!/^-?\d{1,78}$/.test(value)) throw new TypeError('Expected a whole number in decimal digits.')
  return BigInt(value)
}

/** Python writes `True`. */
function truthOf(value: string): boolean {
  if (!/^(?:true|false)$/i.test(value)) throw new TypeError('Expected true or false.')
  return value.toLowerCase() === 'true'
}

/**
 * Compares the calls that a gateway decoded from a value with the value's own bytes. Only an
 * official library is known to execute them.
 */
function compareNested(
  { value, calls, inner }: DecodedValue,
  call: DecodedOf,
  isBatch: boolean,
): DecodingCheck {
  const data = typeof value === 'string' && value.startsWith('0x') ? (value as Hex) : undefined
  if (inner)
    return data ? worst(['selector', compareDecoding(inner, { ...call, data })]) : 'differs'
  if (calls.length === 0) return 'ok'
  const actual = data && unpackBatch(data)
  if (!actual || actual.length !== calls.length) return 'differs'
  return worst([
    isBatch ? 'ok' : 'selector',
    ...calls.map((one, index) => compareCall(one, actual[index])),
  ])
}

/** Compares a call of a decoded batch with the one in the batch's bytes. */
export function compareCall(call: DecodedCall, actual: BatchCall | undefined): DecodingCheck {
  const isSame =
    actual &&
    sameAddress(call.to, actual.to) &&
    call.value === actual.value &&
    call.data.toLowerCase() === actual.data.toLowerCase() &&
    call.delegate === (actual.operation === 1)
  if (!isSame) return 'differs'
  return call.decoded ? compareDecoding(call.decoded, actual) : 'ok'
}
