import type { AbiFunction } from 'viem'
import { type AbiInput, type ContractMethod, isAbiType, signatureOf } from './abiType.ts'

/**
 * `notAbi`: neither a JSON ABI nor Solidity, or none of its methods can be read.
 * `noMethods`: nothing in it changes a contract.
 */
export type AbiProblem = 'empty' | 'notAbi' | 'noMethods' | 'tooLong'

export type AbiReading =
  /** `unread` has the names of methods that are left out. */
  | { ok: true; methods: readonly ContractMethod[]; unread?: readonly string[] }
  | { ok: false; problem: AbiProblem }

/**
 * The state-changing methods of an ABI, in order. Accepts a parsed JSON ABI, including one wrapped
 * as {@link fragmentsIn} describes. Names the methods that can't be read, and skips other invalid
 * parts.
 */
export function readAbiJson(json: unknown): AbiReading {
  const fragments = fragmentsIn(json)
  return fragments ? methodsOf(fragments) : { ok: false, problem: 'notAbi' }
}

/** The keys of the ABI in compiler artifacts, metadata, and explorer responses. */
const wrappers = ['abi', 'ABI', 'result', 'output'] as const

/** Responses aren't nested more deeply. */
const mostWrappers = 8

/**
 * The fragments of an ABI: of a list, including nested ones; of one fragment; of a compiler's
 * artifact; of an explorer's response, where the ABI is JSON as text. undefined if there is none.
 * Solidity fragments are strings.
 */
export function fragmentsIn(json: unknown, depth = 0): readonly unknown[] | undefined {
  if (depth > mostWrappers) return undefined
  if (Array.isArray(json))
    return json.flatMap((one: unknown) =>
      isWrapper(one) || Array.isArray(one) ? (fragmentsIn(one, depth + 1) ?? []) : [one],
    )
  if (typeof json === 'string') return fragmentsIn(parsed(json), depth + 1)
  if (isWrapper(json)) {
    const key = wrappers.find((one) => Object.hasOwn(json, one))
    return key && fragmentsIn(json[key], depth + 1)
  }
  return typeof json === 'object' && json !== null && 'type' in json ? [json] : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isWrapper = (json: unknown): json is Partial<Record<(typeof wrappers)[number], unknown>> =>
  typeof json === 'object' && json !== null && wrappers.some((one) => Object.hasOwn(json, one))

/** The methods among items of an ABI. */
export function methodsOf(items: readonly unknown[]): AbiReading {
  const methods = new Map<string, ContractMethod>()
  const unread = new Set<string>()
  for (const item of items) {
    const method = methodOf(item)
    // An interface and its contract declare the same methods.
    if (typeof method === 'object' && !methods.has(signatureOf(method)))
      methods.set(signatureOf(method), method)
    if (typeof method === 'string') unread.add(method)
  }
  if (methods.size === 0) return { ok: false, problem: unread.size > 0 ? 'notAbi' : 'noMethods' }
  return {
    ok: true,
    methods: [...methods.values()],
    ...(unread.size > 0 && { unread: [...unread] }),
  }
}

/** Whether an ABI's function changes state; the others are only read. */
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

/** A contract's method; only its name if it can't be read. */
function methodOf(item: unknown): ContractMethod | string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { type = 'function', name, inputs = [], stateMutability, payable, constant } = item as Item
  if (type !== 'function' || typeof name !== 'string' || !/^[A-Za-z_$][\w$]*$/.test(name))
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
  if (!Array.isArray(inputs)) return name
  const read = inputs.map((input: unknown) => inputOf(input))
  return read.every((one) => one !== undefined && isAbiType(one))
    ? { name, inputs: read as AbiInput[], payable: mutability === 'payable' }
    : name
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
