import { decodeAbiParameters, getAddress, numberToHex, pad, slice } from 'viem'
import { type Address, type Hex, sameAddress, zeroAddress } from '#base'
import type { ChainClient } from './client.ts'
import { blockParameter, type Call } from './ethCall.ts'
import type { CallResult } from './multicall.ts'

/** Storage slots of the Safe contracts (see their source): the singleton is slot 0, the others are hashes of their names. */
const slots = {
  singleton: pad('0x0'),
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  moduleGuard: '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
} as const satisfies Record<string, Hex>

const sentinel: Address = '0x0000000000000000000000000000000000000001'
/** A Safe with more modules than this is marked as truncated; the first ones are read. */
const modulesPerPage = 100n

const word = (value: bigint) => numberToHex(value, { size: 32 }).slice(2)
const storageAt = (slot: Hex): Hex => `0x5624b25b${slot.slice(2)}${word(1n)}`

/** In this order; `readCore`, `readModules` and `readStorageAddresses` rely on it. */
const data = [
  '0xa0e67e2b', // getOwners()
  '0xe75235b8', // getThreshold()
  '0xaffed0e0', // nonce()
  '0xffa1ad74', // VERSION()
  '0xf698da25', // domainSeparator()
  `0xcc2f8452${pad(sentinel).slice(2)}${word(modulesPerPage)}`, // getModulesPaginated(sentinel, 100)
  '0xb2494df3', // getModules(), before 1.1.0
  storageAt(slots.singleton),
  storageAt(slots.guard),
  storageAt(slots.fallbackHandler),
  storageAt(slots.moduleGuard),
] as const satisfies readonly Hex[]

export const safeCalls = (safe: Address): Pick<Call, 'to' | 'data'>[] => data.map((call) => ({ to: safe, data: call }))

/** The state that every Safe of every version returns; undefined if something is missing or invalid: then it is not a Safe. */
export function readCore(
  results: readonly CallResult[],
): { owners: readonly Address[]; threshold: number; nonce: bigint; version: string | null; domainSeparator: Hex | null } | undefined {
  const [owners, threshold, nonce] = [read('address[]', results[0]), read('uint256', results[1]), read('uint256', results[2])]
  if (owners === undefined || threshold === undefined || nonce === undefined) return undefined
  if (owners.length === 0 || threshold === 0n || threshold > BigInt(owners.length)) return undefined
  return { owners, threshold: Number(threshold), nonce, version: read('string', results[3]) ?? null, domainSeparator: read('bytes32', results[4]) ?? null }
}

interface Values {
  'address[]': readonly Address[]
  uint256: bigint
  string: string
  bytes32: Hex
  bytes: Hex
}

/** A single value; undefined if the call failed or returned something else. */
function read<Type extends keyof Values>(type: Type, result: CallResult | undefined): Values[Type] | undefined {
  if (!result?.success || result.data === '0x') return undefined
  try {
    return decodeAbiParameters([{ type }], result.data)[0] as Values[Type]
  } catch {
    return undefined
  }
}

export function readModules(results: readonly CallResult[]): { modules: readonly Address[]; modulesComplete: boolean } {
  const paged = results[5]
  if (paged?.success) {
    try {
      const [modules, next] = decodeAbiParameters([{ type: 'address[]' }, { type: 'address' }], paged.data)
      return { modules, modulesComplete: sameAddress(next, sentinel) || sameAddress(next, zeroAddress) }
    } catch {
      // Not the pair that newer contracts return.
    }
  }
  const all = read('address[]', results[6])
  return { modules: all ?? [], modulesComplete: all !== undefined }
}

interface StorageAddresses {
  singleton: Address | null
  guard: Address | null
  fallbackHandler: Address | null
  moduleGuard: Address | null
}

/** Guards exist from 1.3.0, module guards from 1.5.0: the same slot of an older contract has no effect. */
export async function readStorageAddresses(
  client: ChainClient,
  safe: Address,
  version: string | null,
  results: readonly CallResult[],
  block: bigint,
): Promise<StorageAddresses> {
  const [singleton, guard, fallbackHandler, moduleGuard] = results.slice(7, 11).map((result) => addressIn(read('bytes', result)))
  if (singleton)
    return { singleton, guard: guard ?? null, fallbackHandler: fallbackHandler ?? null, moduleGuard: hasModuleGuard(version) ? (moduleGuard ?? null) : null }
  // Contracts before 1.3.0 have no getter for their storage; the node can read it.
  const [own, handler] = await Promise.all(
    [slots.singleton, slots.fallbackHandler].map((slot) => client.request({ method: 'eth_getStorageAt', params: [safe, slot, blockParameter(block)] })),
  )
  return { singleton: addressIn(own), guard: null, fallbackHandler: addressIn(handler), moduleGuard: null }
}

const hasModuleGuard = (version: string | null) => /^1\.(?:[5-9]|\d\d)\./.test(version ?? '')

const addressIn = (stored: Hex | undefined): Address | null => {
  if (!stored || stored === '0x' || BigInt(stored) === 0n) return null
  return getAddress(slice(pad(stored), 12, 32))
}
