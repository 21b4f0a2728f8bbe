import {
  type AbiParameterToPrimitiveType,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  slice,
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
 * The arguments of a call; undefined if it is another method or not encoded canonically.
 * Non-canonical encodings (dirty address bytes, moved offsets) can disguise a call as another one.
 * Trailing bytes are allowed: contracts ignore them, and apps append an identifier there.
 */
export function decodeCall<Types extends readonly string[]>(
  to: Method<Types>,
  data: Hex,
): Values<Types> | undefined {
  if (!data.toLowerCase().startsWith(to.selector)) return undefined
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
