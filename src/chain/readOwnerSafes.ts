import { decodeAbiParameters } from 'viem'
import { type Address, sameAddress } from '#base'
import type { ChainClient } from './client.ts'
import { type CallResult, multicall } from './multicall.ts'

/** A contract that responds like a Safe. Signing for it verifies whether it is one. */
export interface OwnedSafe {
  address: Address
  owners: readonly Address[]
  nonce: bigint
  /** As the contract reports it; null if it reports none. */
  version: string | null
}

const getOwners = '0xa0e67e2b'
const getNonce = '0xaffed0e0'
const getVersion = '0xffa1ad74'

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
    ]),
  )
  return contracts.flatMap((address, at) => {
    const [listed, counted, named] = results.slice(3 * at)
    try {
      if (!listed?.success || !counted?.success) return []
      const [owners] = decodeAbiParameters([{ type: 'address[]' }], listed.data)
      const [nonce] = decodeAbiParameters([{ type: 'uint256' }], counted.data)
      if (!owners.some((owner) => sameAddress(owner, account))) return []
      return [{ address, owners, nonce, version: versionIn(named) }]
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
