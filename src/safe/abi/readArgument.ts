import { isHexBytes, plainDigits } from '#base'
import { parseAddress } from '../address.ts'
import { type AbiInput, arrayOf } from './abiType.ts'

/**
 * Why a typed argument is invalid for its type. `bytes`: the expected length; `bits`: the size of a
 * number.
 */
type ArgumentWhy =
  | {
      why:
        | 'empty'
        | 'address'
        | 'checksum'
        | 'bool'
        | 'whole'
        | 'negative'
        | 'hex'
        | 'oddHex'
        | 'list'
    }
  | { why: 'range'; bits: number }
  | { why: 'bytes'; bytes: number }
  | { why: 'count'; count: number }
  | { why: 'missing'; name: string }

/**
 * `path` leads to the part of a list or tuple that is wrong: `[2]`, `[0].amount`; empty for the
 * argument itself.
 */
export type ArgumentProblem = ArgumentWhy & { path: string }

export type Argument = { ok: true; value: unknown } | { ok: false; problem: ArgumentProblem }

/**
 * An argument as it is typed; the value of a tuple is the list of its values. Lists and tuples are
 * typed as JSON, `[1, 2]` or `{"to": "0x…", "amount": 5}`; numbers and addresses in it may have
 * single, double, or no quotes, and large numbers stay exact. A bool may be `1` or `0`, as in files
 * of the Transaction Builder.
 */
export function readArgument(input: AbiInput, typed: string): Argument {
  const isNested = input.type === 'tuple' || arrayOf(input.type) !== undefined
  if (!isNested)
    return readScalar(input.type, input.type === 'string' ? typed : unquoted(typed.trim()), '')
  if (typed.trim() === '') return wrong({ why: 'empty' }, '')
  try {
    return readNested(input, JSON.parse(quoteNumbers(typed)) as unknown, '')
  } catch {
    return wrong({ why: 'list' }, '')
  }
}

const unquoted = (text: string): string => text.replace(/^(['"])(.*)\1$/s, '$2').trim()

const wrong = (why: ArgumentWhy, path: string): Argument => ({
  ok: false,
  problem: { ...why, path },
})

/**
 * Numbers, hex, bare words and those in single quotes as strings, because JSON numbers have only 53
 * bits.
 */
const quoteNumbers = (json: string): string =>
  json.replaceAll(
    /("(?:[^"\\]|\\.)*")|'([^'"\\[\]{},]*)'|([-+]?[\p{Nd}A-Za-z_.]+)/gu,
    (_, text?: string, single?: string, bare?: string) => text ?? JSON.stringify(single ?? bare),
  )

function readNested({ type, components }: AbiInput, value: unknown, path: string): Argument {
  const array = arrayOf(type)
  if (array) {
    if (!Array.isArray(value)) return wrong({ why: 'list' }, path)
    if (array.length !== null && value.length !== array.length)
      return wrong({ why: 'count', count: array.length }, path)
    return all(
      value.map((one: unknown, at) =>
        readNested(
          { name: '', type: array.element, ...(components && { components }) },
          one,
          `${path}[${at}]`,
        ),
      ),
    )
  }
  if (type === 'tuple') return readTuple(components ?? [], value, path)
  if (typeof value !== 'string') return wrong({ why: 'list' }, path)
  return readScalar(type, type === 'string' ? value : value.trim(), path)
}

function readTuple(components: readonly AbiInput[], value: unknown, path: string): Argument {
  if (typeof value !== 'object' || value === null) return wrong({ why: 'list' }, path)
  if (Array.isArray(value) && value.length !== components.length)
    return wrong({ why: 'count', count: components.length }, path)
  const names = new Set(components.map(({ name }) => name))
  // A component referenced by name could be mistaken for another one.
  if (!Array.isArray(value) && (names.size < components.length || names.has('')))
    return wrong({ why: 'list' }, path)
  const parts = components.map((component, at): Argument => {
    const place = component.name ? `${path}.${component.name}` : `${path}[${at}]`
    if (Array.isArray(value)) return readNested(component, value[at], place)
    return Object.hasOwn(value, component.name)
      ? readNested(component, (value as Record<string, unknown>)[component.name], place)
      : wrong({ why: 'missing', name: component.name }, path)
  })
  return all(parts)
}

function all(parts: readonly Argument[]): Argument {
  const bad = parts.find((one) => !one.ok)
  return bad ?? { ok: true, value: parts.map((one) => (one.ok ? one.value : undefined)) }
}

function readScalar(type: string, text: string, path: string): Argument {
  if (type === 'string') return { ok: true, value: text }
  if (text === '') return wrong({ why: 'empty' }, path)
  if (type === 'address') {
    const read = parseAddress(text)
    if (!read.ok)
      return wrong({ why: read.reason === 'badChecksum' ? 'checksum' : 'address' }, path)
    // Whether a prefix belongs to this network can't be checked here.
    return read.prefix === null
      ? { ok: true, value: read.address }
      : wrong({ why: 'address' }, path)
  }
  if (type === 'bool')
    return /^(?:true|false|[01])$/i.test(text)
      ? { ok: true, value: /^(?:true|1)$/i.test(text) }
      : wrong({ why: 'bool' }, path)
  if (type.startsWith('uint') || type.startsWith('int')) return readWhole(type, text, path)
  return readBytes(type, text, path)
}

/** Digits of a 256-bit number, with leading zeros. */
const mostDigits = 200

function readWhole(type: string, typed: string, path: string): Argument {
  const text = plainDigits(typed) ?? typed
  const isSigned = type.startsWith('int')
  const bits = Number(type.replace(/^u?int/, '') || 256)
  if (!/^(?:-?\d+|0x[\da-fA-F]+)$/.test(text)) return wrong({ why: 'whole' }, path)
  // Longer ones are out of range anyway, and slow to convert.
  if (text.length > mostDigits) return wrong({ why: 'range', bits }, path)
  const value = BigInt(text)
  if (value < 0n && !isSigned) return wrong({ why: 'negative' }, path)
  const size = BigInt(isSigned ? bits - 1 : bits)
  return value >= 2n ** size || value < -(2n ** size)
    ? wrong({ why: 'range', bits }, path)
    : { ok: true, value }
}

/** Bytes of `bytesN`; undefined for `bytes`. */
const sizeOf = (type: string): number | undefined =>
  type === 'bytes' ? undefined : Number(type.slice('bytes'.length))

function readBytes(type: string, text: string, path: string): Argument {
  const hex = text.startsWith('0X') ? `0x${text.slice(2)}` : text
  const bytes = sizeOf(type)
  // The usual short form of zero bytes; with any other value, the side to pad would be unclear.
  if (bytes !== undefined && /^0x0?$/.test(hex))
    return { ok: true, value: `0x${'00'.repeat(bytes)}` }
  if (!isHexBytes(hex)) return wrong({ why: /^0x[\da-fA-F]*$/.test(hex) ? 'oddHex' : 'hex' }, path)
  return bytes !== undefined && hex.length !== 2 + 2 * bytes
    ? wrong({ why: 'bytes', bytes }, path)
    : { ok: true, value: hex.toLowerCase() }
}

/** Data as it is typed: an even number of hex digits after `0x`. */
export const readData = (typed: string): Argument =>
  typed.trim() === '' ? { ok: true, value: '0x' } : readBytes('bytes', typed.trim(), '')
