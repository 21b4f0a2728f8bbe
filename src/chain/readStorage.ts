import { type Hash, keccak256, pad, size, slice } from 'viem'
import { type Address, type Hex, sameAddress } from '#base'
import type { ChainClient } from './client.ts'
import { blockParameter } from './ethCall.ts'
import { addressIn } from './safeCalls.ts'

export const fallbackHandlerSlot =
  '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

/**
 * Storage slots of the Safe contracts (see their source): the singleton is slot 0, the others are
 * hashes of their names.
 */
const slots = [
  pad('0x0'),
  '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  fallbackHandlerSlot,
  '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
] as const satisfies readonly Hex[]

export interface Storage {
  singleton: Address | null
  singletonCodeHash: Hash | null
  proxyCodeHash: Hash
  guard: Address | null
  fallbackHandler: Address | null
  moduleGuard: Address | null
}

/**
 * A Safe's proxy code and storage, from the node: a contract can return anything about itself. One
 * batch; a second one for the singleton's code if `hint` named a different contract.
 * @throws viem's network errors
 */
export async function readStorage(
  client: ChainClient,
  safe: Address,
  block: bigint,
  hint: Address | null,
): Promise<Storage> {
  const at = blockParameter(block)
  const codeOf = (address: Address) =>
    client.request({ method: 'eth_getCode', params: [address, at] })
  const [proxyCode, hinted, ...stored] = await Promise.all([
    codeOf(safe),
    hint && codeOf(hint),
    ...slots.map((slot) =>
      client.request({ method: 'eth_getStorageAt', params: [safe, slot, at] }),
    ),
  ])
  const [singleton = null, guard = null, fallbackHandler = null, moduleGuard = null] =
    stored.map(addressIn)
  const code = singleton && (sameAddress(singleton, hint) ? hinted : await codeOf(singleton))
  return {
    singleton,
    singletonCodeHash: code && code !== '0x' ? keccak256(code) : null,
    proxyCodeHash: keccak256(withoutMetadata(proxyCode ?? '0x')),
    guard,
    fallbackHandler,
    moduleGuard,
  }
}

/**
 * The compiler ends code with its metadata and, in two bytes, their length. They are never
 * executed.
 */
export function withoutMetadata(code: Hex): Hex {
  const length = size(code)
  if (length < 2) return code
  const rest = length - 2 - Number(slice(code, length - 2))
  return rest > 0 ? slice(code, 0, rest) : code
}
