import { parseAbiItem } from 'viem'
import { type AbiInput, isAbiType } from './abiType.ts'
import { type ContractMethod, isWritable } from './contractMethod.ts'

/** `notAbi`: neither a JSON ABI nor lines such as `function transfer(address to, uint256 amount)`. `noMethods`: nothing in it changes a contract. */
export type AbiProblem = 'empty' | 'notAbi' | 'noMethods' | 'tooLong'

export type AbiReading = { ok: true; methods: readonly ContractMethod[] } | { ok: false; problem: AbiProblem }

/** Characters; the largest contracts have ABIs of about 200,000. */
const mostCharacters = 1_000_000

/**
 * The methods of an ABI that change something, in its order. Takes a JSON ABI, an artifact of a compiler with an `abi`, or lines of Solidity. Parts that
 * are invalid are left out.
 */
export function readAbi(text: string): AbiReading {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, problem: 'empty' }
  if (trimmed.length > mostCharacters) return { ok: false, problem: 'tooLong' }
  if (/^[[{]/.test(trimmed)) {
    try {
      return readAbiJson(JSON.parse(trimmed))
    } catch {
      return { ok: false, problem: 'notAbi' }
    }
  }
  return readSolidity(trimmed)
}

/** The same for an ABI that is parsed already. */
export function readAbiJson(json: unknown): AbiReading {
  const list: unknown = Array.isArray(json) ? json : typeof json === 'object' && json !== null && 'abi' in json ? json.abi : undefined
  if (!Array.isArray(list)) return { ok: false, problem: 'notAbi' }
  return found(list.flatMap((item: unknown) => methodOf(item) ?? []))
}

function readSolidity(text: string): AbiReading {
  const lines = text.split(/[;\n]+/).flatMap((line) => line.trim() || [])
  const items = lines.map((line) => {
    try {
      return parseAbiItem(line)
    } catch {
      return undefined
    }
  })
  if (items.includes(undefined)) return { ok: false, problem: 'notAbi' }
  return found(items.flatMap((item: unknown) => methodOf(item) ?? []))
}

const found = (methods: readonly ContractMethod[]): AbiReading => (methods.length > 0 ? { ok: true, methods } : { ok: false, problem: 'noMethods' })

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
  if (type !== 'function' || typeof name !== 'string' || !/^[A-Za-z_$][\w$]*$/.test(name) || !Array.isArray(inputs)) return undefined
  // Compilers before 0.4.16 wrote `constant` and `payable` in its place.
  const mutability = typeof stateMutability === 'string' ? stateMutability : constant === true ? 'view' : payable === true ? 'payable' : 'nonpayable'
  if (!isWritable({ stateMutability: mutability as 'view' })) return undefined
  const read = inputs.map((input: unknown) => inputOf(input))
  return read.every((one) => one !== undefined && isAbiType(one)) ? { name, inputs: read as AbiInput[], payable: mutability === 'payable' } : undefined
}

function inputOf(input: unknown, depth = 0): AbiInput | undefined {
  if (typeof input !== 'object' || input === null || depth > 32) return undefined
  const { name = '', type, components } = input as { name?: unknown; type?: unknown; components?: unknown }
  if (typeof name !== 'string' || typeof type !== 'string') return undefined
  if (!Array.isArray(components)) return { name, type }
  const read = components.map((one: unknown) => inputOf(one, depth + 1))
  return read.every((one) => one !== undefined) ? { name, type, components: read } : undefined
}
