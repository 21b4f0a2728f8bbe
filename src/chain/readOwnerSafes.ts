import { decodeAbiParameters, encodeFunctionData, parseAbi } from 'viem'
import { type Address, sameAddress, zeroAddress } from '#base'
import type { ChainClient } from './client.ts'
import { type CallResult, multicall } from './multicall.ts'
import { fallbackHandlerSlot } from './readStorage.ts'

/** A contract that responds like a Safe. Signing for it verifies whether it is one. */
export interface OwnedSafe {
  address: Address
  owners: readonly Address[]
  nonce: bigint
  /** As the contract reports it; null if it reports none. */
  version: string | null
  /** null if there is none, or if the contract reports none. */
  fallbackHandler: Address | null
}

const getOwners = '0xa0e67e2b'
const getNonce = '0xaffed0e0'
const getVersion = '0xffa1ad74'
/** `getStorageAt` of the slot that holds the fallback handler, and of no other. */
const getHandler = encodeFunctionData({
  abi: parseAbi(['function getStorageAt(uint256 offset, uint256 length) view returns (bytes)']),
  args: [BigInt(fallbackHandlerSlot), 1n],
})

/**
 * Which of these contracts are Safes owned by an account, in one multicall.
 * @throws viem's network errors
 */
export async function readOwnerSafes(
  client: ChainClient,
  contracts: readonly Address[],
  account: Address,
): Promise<readonly OwnedSafe[]> {
  if (contracts.length === 0) return []
  const { results } = await multicall(
    client,
    contracts.flatMap((to) => [
      { to, data: getOwners },
      { to, data: getNonce },
      { to, data: getVersion },
      { to, data: getHandler },
    ]),
  )
  return contracts.flatMap((address, at) => {
    const [listed, counted, named, stored] = results.slice(4 * at)
    try {
      if (!listed?.success || !counted?.success) return []
      const [owners] = decodeAbiParameters([{ type: 'address[]' }], listed.data)
      const [nonce] = decodeAbiParameters([{ type: 'uint256' }], counted.data)
      if (!owners.some((owner) => sameAddress(owner, account))) return []
      return [
        { address, owners, nonce, version: versionIn(named), fallbackHandler: handlerIn(stored) },
      ]
    } catch {
      // Another kind of contract.
      return []
    }
  })
}

function versionIn(result: CallResult | undefined): string | null {
  try {
    return result?.success ? decodeAbiParameters([{ type: 'string' }], result.data)[0] : null
  } catch {
    return null
  }
}

function handlerIn(result: CallResult | undefined): Address | null {
  try {
    if (!result?.success) return null
    const [word] = decodeAbiParameters([{ type: 'bytes' }], result.data)
    const [handler] = decodeAbiParameters([{ type: 'address' }], word)
    return handler === zeroAddress ? null : handler
  } catch {
    return null
  }
}
