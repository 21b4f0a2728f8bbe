import type { Address } from '#base'
import { type ChainClient, type OwnedSafe, readOwnerSafes } from '#chain'

/**
 * Loaded on demand, because few Safes have owners that are contracts. @throws viem's network errors
 */
export const readOwned = (
  node: ChainClient,
  contracts: readonly Address[],
  account: Address,
): Promise<readonly OwnedSafe[]> => readOwnerSafes(node, contracts, account)
