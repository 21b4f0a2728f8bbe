import {
  encodeAbiParameters,
  getAddress,
  keccak256,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import type { ChainView } from '../../chain/types.ts'
import { versionOf } from './singletons.ts'

/** A Safe's state, as read from its storage. */
export interface SafeSnapshot {
  address: Address
  singleton: Address
  /** In the gateway's spelling (`1.4.1+L2`); null for an unknown master copy. */
  version: string | null
  nonce: number
  threshold: number
  owners: Address[]
  modules: Address[]
  guard: Address | null
  fallbackHandler: Address | null
}

// Storage layout of every Safe since 1.0: singleton, modules, owners, owner count, threshold, nonce
// in slots 0 to 5.
const guardSlot = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
const handlerSlot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'
const sentinel: Address = '0x0000000000000000000000000000000000000001'

const addressIn = (word: Hex): Address => getAddress(`0x${word.slice(-40).padStart(40, '0')}`)
const nullIfZero = (address: Address) => (address === zeroAddress ? null : address)

function linkedList(chain: ChainView, safe: Address, slot: bigint): Address[] {
  const next = (entry: Address) =>
    addressIn(
      chain.storageAt(
        safe,
        keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [entry, slot])),
      ),
    )
  const found: Address[] = []
  for (
    let entry = next(sentinel);
    entry !== sentinel && entry !== zeroAddress && found.length < 100;
    entry = next(entry)
  )
    found.push(entry)
  return found
}

/** Whether the code at the address is a proxy of a known Safe. */
export const isSafe = (chain: ChainView, address: Address): boolean =>
  chain.codeAt(address) !== '0x' && versionOf(addressIn(chain.storageAt(address, 0n))) !== null

/**
 * Reads a Safe directly from storage, without running its code; undefined if there is none at the
 * address.
 */
export function readSafe(chain: ChainView, address: Address): SafeSnapshot | undefined {
  if (!isSafe(chain, address)) return undefined
  const singleton = addressIn(chain.storageAt(address, 0n))
  return {
    address: getAddress(address),
    singleton,
    version: versionOf(singleton),
    threshold: Number(BigInt(chain.storageAt(address, 4n))),
    nonce: Number(BigInt(chain.storageAt(address, 5n))),
    owners: linkedList(chain, address, 2n),
    modules: linkedList(chain, address, 1n),
    guard: nullIfZero(addressIn(chain.storageAt(address, guardSlot))),
    fallbackHandler: nullIfZero(addressIn(chain.storageAt(address, handlerSlot))),
  }
}
