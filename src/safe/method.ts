import {
  type AbiParameterToPrimitiveType,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  slice,
  toHex,
} from 'viem'
import type { Hex } from '#base'

type Inputs<Types extends readonly string[]> = {
  readonly [K in keyof Types]: { readonly type: Types[K] }
}
type Values<Types extends readonly string[]> = {
  readonly [K in keyof Types]: AbiParameterToPrimitiveType<{ readonly type: Types[K] }>
}

/** A contract's method by its selector: enough to encode and decode without an ABI parser. */
export interface Method<Types extends readonly string[] = readonly string[]> {
  selector: Hex
  name: string
  types: Types
}

/** The selector is a literal, not computed; a test compares it with the name and types. */
export const method = <const Types extends readonly string[]>(
  selector: Hex,
  name: string,
  types: Types,
): Method<Types> => ({ selector, name, types })

const inputsOf = <Types extends readonly string[]>(types: Types) =>
  types.map((type) => ({ type })) as unknown as Inputs<Types>

// viem infers values from literal types, but not from a generic, so this is the only place with a
// cast.
const encode = encodeAbiParameters as (
  inputs: readonly { type: string }[],
  values: readonly unknown[],
) => Hex
const decode = decodeAbiParameters as (
  inputs: readonly { type: string }[],
  data: Hex,
) => readonly unknown[]

export const encodeCall = <Types extends readonly string[]>(
  to: Method<Types>,
  values: Values<Types>,
): Hex => concatHex([to.selector, encode(inputsOf(to.types), values as readonly unknown[])])

/**
 * The arguments of a call; undefined if it's another method or not canonical: see
 * {@link canonicalCall} for how a contract may read it then. Trailing bytes are allowed: contracts
 * ignore them, and apps append an identifier there.
 */
export function decodeCall<Types extends readonly string[]>(
  to: Method<Types>,
  data: Hex,
): Values<Types> | undefined {
  if (!data.toLowerCase().startsWith(to.selector) || data.length % 2 !== 0) return undefined
  if (to.types.length === 0) return [] as unknown as Values<Types>
  try {
    const values = decode(inputsOf(to.types), slice(data, 4))
    const again = concatHex([to.selector, encode(inputsOf(to.types), values)])
    return data.toLowerCase().startsWith(again) ? (values as unknown as Values<Types>) : undefined
  } catch {
    // Too short, or a value that is invalid for its type.
    return undefined
  }
}

/**
 * The same call in canonical encoding, read the way a lenient contract reads it: unused bits are
 * ignored, offsets may point anywhere, and zeros follow the end. Compilers before Solidity 0.8 read
 * it like this; later ones reject most of it. Canonical data is returned unchanged.
 */
export function canonicalCall(to: Method, data: Hex): Hex {
  const body = data.slice(10).toLowerCase()
  const values = to.types.map((type, index) => readValue(type, body, index * wordLength))
  const call = concatHex([to.selector, encode(inputsOf(to.types), values)])
  // Half a byte at the end isn't an encoding of anything.
  return data.length % 2 === 0 && data.toLowerCase().startsWith(call) ? data : call
}

/** Hexadecimal digits of 32 bytes. */
const wordLength = 64

const wordAt = (body: string, at: number): bigint =>
  BigInt(`0x${body.slice(at, at + wordLength).padEnd(wordLength, '0')}`)

/** `body`: the digits after the selector. `at`: the position of the argument's own word. */
function readValue(type: string, body: string, at: number): unknown {
  const word = wordAt(body, at)
  const element = /^(.+)\[\]$/.exec(type)?.[1]
  if (element || type === 'bytes') {
    const [from, length] = lengthAt(body, word)
    if (!element) return `0x${wholeBytes(body.slice(from, from + length * 2))}`
    const items = Math.min(length, Math.ceil((body.length - from) / wordLength))
    return Array.from({ length: items }, (_, index) =>
      readValue(element, body, from + index * wordLength),
    )
  }
  if (type === 'bool') return word !== 0n
  if (type === 'bytes32') return toHex(word, { size: 32 })
  if (type === 'address') return toHex(BigInt.asUintN(160, word), { size: 20 })
  const bits = Number(/^uint(\d+)$/.exec(type)?.[1])
  return BigInt.asUintN(bits, word)
}

/** Where the contents of bytes or a list start, and how many there can be. */
function lengthAt(body: string, offset: bigint): readonly [from: number, length: number] {
  const at = clamp(offset * 2n, body.length)
  return [at + wordLength, clamp(wordAt(body, at), body.length)]
}

const clamp = (value: bigint, highest: number): number =>
  value > BigInt(highest) ? highest : Number(value)

const wholeBytes = (digits: string): string => digits + (digits.length % 2 ? '0' : '')
