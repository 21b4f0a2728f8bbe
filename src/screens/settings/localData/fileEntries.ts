import type { Address, SafeRef } from '#base'
import { readTypedAddress } from '#screens/common/typedAddress'
import type { EntryProblem } from './leftOut.ts'
import { asRecord, type LocalPart } from './localData.ts'

/** An entry as it is in the file. */
export interface RawEntry {
  chain: string
  key: unknown
  value: unknown
}

/** Notes an entry that can't be read. */
export type Drop = (part: LocalPart, problem: EntryProblem, key: unknown, name?: unknown) => void

/** The parts of a file, in either form. */
export interface RawParts {
  contacts: readonly RawEntry[]
  safes: readonly RawEntry[]
  undeployed: readonly RawEntry[]
  hiddenTokens: readonly RawEntry[]
  settings: unknown
  /** Pinned apps. */
  apps: number
  /** Names of parts without an equivalent here. */
  rest: readonly string[]
}

/** `{ [chainId]: { [address]: value } }`, flat. */
export function entriesByChain(value: unknown, part: LocalPart, drop: Drop): RawEntry[] {
  return Object.entries(asRecord(value)).flatMap(([chain, entries]: [string, unknown]) => {
    if (typeof entries === 'object' && entries !== null && !Array.isArray(entries))
      return Object.entries(entries).map(([key, one]: [string, unknown]) => ({
        chain,
        key,
        value: one,
      }))
    drop(part, { what: 'damaged' }, chain)
    return []
  })
}

/** `{ [chainId]: [address] }`, flat. */
export const listsByChain = (value: unknown, part: LocalPart, drop: Drop): RawEntry[] =>
  Object.entries(asRecord(value)).flatMap(([chain, list]: [string, unknown]) => {
    if (Array.isArray(list)) return list.map((key: unknown) => ({ chain, key, value: undefined }))
    drop(part, { what: 'damaged' }, chain)
    return []
  })

/** The address and chain of an entry, which are checked like those that a user types. */
export function readPlace({ chain, key }: RawEntry): { at: SafeRef } | { problem: EntryProblem } {
  if (!/^0*[1-9]\d{0,19}$/.test(chain)) return { problem: { what: 'chain', text: chain } }
  const address = readAddress(key)
  return typeof address === 'string'
    ? { at: { chainId: BigInt(chain).toString(), address } }
    : { problem: address }
}

function readAddress(key: unknown): Address | EntryProblem {
  if (typeof key !== 'string') return { what: 'damaged' }
  const read = readTypedAddress(key, [])
  if (read.status === 'wrong') return { what: 'address', problem: read.problem }
  // Names, links and payment requests aren't keys of a file.
  return read.status === 'usable' && /^0x[\da-fA-F]{40}$/.test(key)
    ? read.address
    : { what: 'address', problem: { why: 'notAddress' } }
}
