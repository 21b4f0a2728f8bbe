import type { AbiFunction } from 'viem'
import { type AbiInput, isAbiType } from './abiType.ts'
import type { ContractMethod } from './contractMethod.ts'

/**
 * `notAbi`: neither a JSON ABI nor lines such as `function transfer(address to, uint256 amount)`.
 * `noMethods`: nothing in it changes a contract.
 */
export type AbiProblem = 'empty' | 'notAbi' | 'noMethods' | 'tooLong'

export type AbiReading =
  | { ok: true; methods: readonly ContractMethod[] }
  | { ok: false; problem: AbiProblem }

/**
 * The state-changing methods of an ABI, in order. Accepts a parsed JSON ABI, or a compiler artifact
 * with an `abi`. Skips invalid parts.
 */
export function readAbiJson(json: unknown): AbiReading {
  const list: unknown = Array.isArray(json)
    ? json
    : typeof json === 'object' && json !== null && 'abi' in json
      ? json.abi
      : undefined
  if (!Array.isArray(list)) return { ok: false, problem: 'notAbi' }
  return methodsOf(list)
}

/** The methods among items of an ABI. */
export function methodsOf(items: readonly unknown[]): AbiReading {
  const methods = items.flatMap((item) => methodOf(item) ?? [])
  return methods.length > 0 ? { ok: true, methods } : { ok: false, problem: 'noMethods' }
}

/** Whether a function of an ABI changes something: the others are only read. */
const isWritable = ({ stateMutability }: Pick<AbiFunction, 'stateMutability'>): boolean =>
  stateMutability === 'payable' || stateMutability === 'nonpayable'

interface Item {
  type?: unknown
  name?: unknown
  inputs?: unknown
  stateMutability?: unknown
  payable?: unknown
  constant?: unknown
}

function methodOf(item: unknown): ContractMethod | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { type = 'function', name, inputs = [], stateMutability, payable, constant } = item as Item
  if (
    type !== 'function' ||
    typeof name !== 'string' ||
    !/^[A-Za-z_$][\w$]*$/.test(name) ||
    !Array.isArray(inputs)
  )
    return undefined
  // Compilers before 0.4.16 wrote `constant` and `payable` in its place.
  const mutability =
    typeof stateMutability === 'string'
      ? stateMutability
      : constant === true
        ? 'view'
        : payable === true
          ? 'payable'
          : 'nonpayable'
  if (!isWritable({ stateMutability: mutability as 'view' })) return undefined
  const read = inputs.map((input: unknown) => inputOf(input))
  return read.every((one) => one !== undefined && isAbiType(one))
    ? { name, inputs: read as AbiInput[], payable: mutability === 'payable' }
    : undefined
}

function inputOf(input: unknown, depth = 0): AbiInput | undefined {
  if (typeof input !== 'object' || input === null || depth > 32) return undefined
  const {
    name = '',
    type,
    components,
  } = input as { name?: unknown; type?: unknown; components?: unknown }
  if (typeof name !== 'string' || typeof type !== 'string') return undefined
  if (!Array.isArray(components)) return { name, type }
  const read = components.map((one: unknown) => inputOf(one, depth + 1))
  return read.every((one) => one !== undefined) ? { name, type, components: read } : undefined
}
