import { decodeAbiParameters, getAddress, numberToHex, pad, size, slice } from 'viem'
import { type Address, type Hex, sameAddress, zeroAddress } from '#base'
import type { Call } from './ethCall.ts'
import type { CallResult } from './multicall.ts'

const sentinel: Address = '0x0000000000000000000000000000000000000001'
/** A Safe with more modules than this is marked as truncated; the first ones are read. */
const modulesPerPage = 100n

const word = (value: bigint) => numberToHex(value, { size: 32 }).slice(2)

/** In this order; `readCore`, `readModules`, and `readHint` rely on it. */
const data = (): readonly Hex[] => [
  '0xa0e67e2b', // getOwners()
  '0xe75235b8', // getThreshold()
  '0xaffed0e0', // nonce()
  '0xffa1ad74', // VERSION()
  '0xf698da25', // domainSeparator()
  // getModulesPaginated(sentinel, 100)
  `0xcc2f8452${pad(sentinel).slice(2)}${word(modulesPerPage)}`,
  '0xb2494df3', // getModules(), before 1.1.0
  '0xa619486e', // masterCopy(), supported by proxies from 1.1.1 on
]

export const safeCalls = (safe: Address): Pick<Call, 'to' | 'data'>[] =>
  data().map((call) => ({ to: safe, data: call }))

/**
 * The state that every Safe of every version returns; undefined if something is missing or invalid:
 * then it is not a Safe.
 */
export function readCore(results: readonly CallResult[]):
  | {
      owners: readonly Address[]
      threshold: number
      nonce: bigint
      version: string | null
      domainSeparator: Hex | null
    }
  | undefined {
  const [owners, threshold, nonce] = [
    read('address[]', results[0]),
    read('uint256', results[1]),
    read('uint256', results[2]),
  ]
  if (owners === undefined || threshold === undefined || nonce === undefined) return undefined
  if (owners.length === 0 || threshold === 0n || threshold > BigInt(owners.length)) return undefined
  return {
    owners,
    threshold: Number(threshold),
    nonce,
    version: read('string', results[3]) ?? null,
    domainSeparator: read('bytes32', results[4]) ?? null,
  }
}

interface Values {
  'address[]': readonly Address[]
  uint256: bigint
  string: string
  bytes32: Hex
}

/** A single value; undefined if the call failed or returned something else. */
function read<Type extends keyof Values>(
  type: Type,
  result: CallResult | undefined,
): Values[Type] | undefined {
  if (!result?.success || result.data === '0x') return undefined
  try {
    return decodeAbiParameters([{ type }], result.data)[0] as Values[Type]
  } catch {
    return undefined
  }
}

export function readModules(results: readonly CallResult[]): {
  modules: readonly Address[]
  modulesComplete: boolean
} {
  const paged = results[5]
  if (paged?.success) {
    try {
      const [modules, next] = decodeAbiParameters(
        [{ type: 'address[]' }, { type: 'address' }],
        paged.data,
      )
      return {
        modules,
        modulesComplete: sameAddress(next, sentinel) || sameAddress(next, zeroAddress),
      }
    } catch {
      // Not the pair that newer contracts return.
    }
  }
  const all = read('address[]', results[6])
  return { modules: all ?? [], modulesComplete: all !== undefined }
}

/** The contract's claimed singleton. Only a hint of which code to read along with slot 0. */
export const readHint = (results: readonly CallResult[]): Address | null => {
  const hint = results[7]
  return hint?.success && size(hint.data) === 32 ? addressIn(hint.data) : null
}

export const addressIn = (stored: Hex | null | undefined): Address | null => {
  if (!stored || stored === '0x' || BigInt(stored) === 0n) return null
  return getAddress(slice(pad(stored), 12, 32))
}
