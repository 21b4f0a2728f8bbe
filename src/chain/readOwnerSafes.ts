import { decodeAbiParameters } from 'viem'
import { type Address, sameAddress } from '#base'
import type { ChainClient } from './client.ts'
import { multicall } from './multicall.ts'

/** A contract that responds like a Safe. Signing for it verifies whether it is one. */
export interface OwnedSafe {
  address: Address
  owners: readonly Address[]
  nonce: bigint
}

const getOwners = '0xa0e67e2b'
const getNonce = '0xaffed0e0'

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
    ]),
  )
  return contracts.flatMap((address, at) => {
    const [listed, counted] = [results[2 * at], results[2 * at + 1]]
    try {
      if (!listed?.success || !counted?.success) return []
      const [owners] = decodeAbiParameters([{ type: 'address[]' }], listed.data)
      const [nonce] = decodeAbiParameters([{ type: 'uint256' }], counted.data)
      return owners.some((owner) => sameAddress(owner, account)) ? [{ address, owners, nonce }] : []
    } catch {
      // Another kind of contract.
      return []
    }
  })
}
