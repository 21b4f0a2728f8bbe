import {
  type AbiParameter,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  slice,
  toFunctionSelector,
} from 'viem'
import type { Hex } from '#base'
import type { DecodedText, Decoding } from '#domain'
import { checksumAddress } from '../address.ts'
import {
  type AbiInput,
  arrayOf,
  canonicalType,
  type ContractMethod,
  signatureOf,
} from './abiType.ts'

export const selectorOf = (method: ContractMethod): Hex => toFunctionSelector(signatureOf(method))

/** Whether the name is unique among the inputs; otherwise inputs are identified by position. */
export const isOwnName = ({ inputs }: ContractMethod, name: string) =>
  name !== '' && inputs.filter((one) => one.name === name).length === 1

/** Call data of a method; a value per input, as `readArgument` returns them. */
export const encodeMethod = (method: ContractMethod, values: readonly unknown[]): Hex =>
  concatHex([selectorOf(method), encodeAbiParameters(method.inputs.map(withoutNames), values)])

/** With names, a tuple is an object, so two components with one name would merge. */
const withoutNames = ({ type, components }: AbiInput): AbiParameter => ({
  type,
  ...(components && { components: components.map(withoutNames) }),
})

/**
 * A method's decoded call data, for display; null if it's for another method or not encoded
 * canonically.
 */
export function decodeMethod(method: ContractMethod, data: Hex): Decoding | null {
  const { name, inputs } = method
  if (data.slice(0, 10).toLowerCase() !== selectorOf(method)) return null
  try {
    const values =
      inputs.length === 0 ? [] : decodeAbiParameters(inputs.map(withoutNames), slice(data, 4))
    if (encodeMethod(method, values) !== data.toLowerCase()) return null
    return {
      method: name,
      parameters: inputs.map((input, at) => ({
        name: input.name,
        type: canonicalType(input),
        value: textOf(values[at], input),
        calls: [],
        inner: null,
      })),
      accuracy: 'FULL_MATCH',
    }
  } catch {
    // Too short, or a value that is invalid for its type.
    return null
  }
}

/** A decoded value as text; a tuple as the list of its values. */
function textOf(value: unknown, { type, components }: AbiInput): DecodedText {
  if (!Array.isArray(value))
    return type === 'address' ? checksumAddress(value as Hex) : String(value)
  const array = arrayOf(type)
  return value.map((one: unknown, at) =>
    textOf(
      one,
      array
        ? { name: '', type: array.element, ...(components && { components }) }
        : (components?.[at] ?? { name: '', type: '' }),
    ),
  )
}
