import type { AbiParameter } from 'viem'

/** A parameter of a method as ABIs describe it: `tuple` types have `components`. */
export interface AbiInput {
  /** May be empty. */
  name: string
  type: string
  components?: readonly AbiInput[]
}

/** A state-changing method of a contract, as an ABI describes it. */
export interface ContractMethod {
  name: string
  inputs: readonly AbiInput[]
  /** Whether it accepts the native coin. */
  payable: boolean
}

/**
 * Maximum nesting of tuples and arrays; no contract has as many, and hostile ones must not exhaust
 * the stack.
 */
const maxDepth = 16

const elementary =
  /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)?)$/

/**
 * Splits `T[2][]` into its element type `T[2]` and its length; undefined for non-arrays. `length`
 * is null if any length is allowed.
 */
export function arrayOf(type: string): { element: string; length: number | null } | undefined {
  const [, element, length] = /^(.*)\[(\d*)\]$/s.exec(type) ?? []
  return element === undefined ? undefined : { element, length: length ? Number(length) : null }
}

/** The type as it appears in a method's signature: `(address,uint256)[]`. */
export function canonicalType({ type, components }: AbiInput): string {
  const array = arrayOf(type)
  if (array) {
    const element = { name: '', type: array.element, ...(components && { components }) }
    return `${canonicalType(element)}${type.slice(array.element.length)}`
  }
  if (type === 'tuple') return `(${(components ?? []).map(canonicalType).join(',')})`
  return type === 'uint' || type === 'int' ? `${type}256` : type
}

/** `transfer(address,uint256)`: the input for the selector of a method. */
export const signatureOf = ({ name, inputs }: ContractMethod): string =>
  `${name}(${inputs.map(canonicalType).join(',')})`

/** Whether it is a Solidity type, at any depth. */
export function isAbiType({ type, components }: AbiInput, depth = 0): boolean {
  if (depth > maxDepth) return false
  const array = arrayOf(type)
  if (array)
    return (
      (array.length === null || array.length > 0) &&
      isAbiType({ name: '', type: array.element, ...(components && { components }) }, depth + 1)
    )
  // Any number of empty tuples would take no bytes at all.
  return type === 'tuple'
    ? components !== undefined &&
        components.length > 0 &&
        components.every((one) => isAbiType(one, depth + 1))
    : elementary.test(type)
}

/** Parses a type from a signature, such as `(address,uint256[2])[]`; undefined if it isn't one. */
export function parseType(text: string, depth = 0): AbiParameter | undefined {
  if (depth > maxDepth) return undefined
  const array = arrayOf(text)
  if (array) {
    const element = array.length === 0 ? undefined : parseType(array.element, depth + 1)
    return (
      element &&
      ({ ...element, type: `${element.type}${text.slice(array.element.length)}` } as AbiParameter)
    )
  }
  if (!text.startsWith('(')) return elementary.test(text) ? { type: text } : undefined
  const parts = splitTypes(text)
  const components = parts?.map((part) => parseType(part, depth + 1))
  return components?.every((one) => one !== undefined) ? { type: 'tuple', components } : undefined
}

/** The types between the outer parentheses; undefined if they don't match. */
function splitTypes(text: string): string[] | undefined {
  if (!text.endsWith(')')) return undefined
  const inner = text.slice(1, -1)
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const [at, letter] of [...inner].entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth < 0) return undefined
    if (letter === ',' && depth === 0) {
      parts.push(inner.slice(from, at))
      from = at + 1
    }
  }
  return depth === 0 ? [...parts, inner.slice(from)] : undefined
}
