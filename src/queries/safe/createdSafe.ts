import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Address, sameAddress, type SafeRef } from '#base'
import { type Gateway, routes, type SafeInfo } from '#gateway'
import { createdKey } from './keys.ts'
import type { SafeReader } from './safe.ts'

/** A Safe that was just created with these settings, as the chain confirms. */
export interface CreatedSafe {
  at: SafeRef
  owners: readonly Address[]
  threshold: number
  version: string
  singleton: Address
  fallbackHandler: Address
}

const infoOf = ({ at, singleton, fallbackHandler, ...safe }: CreatedSafe): SafeInfo => ({
  address: { value: at.address },
  chainId: at.chainId,
  nonce: 0,
  threshold: safe.threshold,
  owners: safe.owners.map((value) => ({ value })),
  implementation: { value: singleton },
  modules: null,
  fallbackHandler: { value: fallbackHandler },
  guard: null,
  version: safe.version,
  implementationVersionState: 'UNKNOWN',
  collectiblesTag: null,
  txQueuedTag: null,
  txHistoryTag: null,
  messagesTag: null,
})

/** Shows a new Safe as it was created until the gateway has it. */
export function keepCreated(gateway: Gateway, queries: QueryClient, safe: CreatedSafe): void {
  const { at, owners } = safe
  const queryKey = createdKey(at)
  const [owner] = owners
  if (!owner) return
  const read = async (signal: AbortSignal): Promise<SafeInfo> => {
    try {
      if (!(await fetchIsListed(gateway, at, owner, signal))) return infoOf(safe)
      const path = { chainId: at.chainId, safeAddress: at.address }
      const info = await gateway.call(routes.safe, { path, signal })
      queries.removeQueries({ queryKey, exact: true })
      return info
    } catch (error) {
      if (signal.aborted) throw error
      return infoOf(safe)
    }
  }
  queries.setQueryData<SafeReader>(queryKey, { read })
}

/**
 * Whether the gateway has a Safe, according to its owner's list: unlike a request for the Safe
 * itself, the list isn't answered from the gateway's cache.
 */
async function fetchIsListed(
  gateway: Gateway,
  at: SafeRef,
  owner: Address,
  signal?: AbortSignal,
): Promise<boolean> {
  const path = { chainId: at.chainId, ownerAddress: owner }
  const { safes } = await gateway.call(routes.ownedSafes, { path, ...(signal && { signal }) })
  return safes.some((address) => sameAddress(address, at.address))
}

/** Same, as a query. */
export const isListedQuery = (gateway: Gateway, at: SafeRef, owner: Address) =>
  queryOptions({
    queryKey: [...createdKey(at), 'isListed', owner.toLowerCase()] as const,
    queryFn: ({ signal }) => fetchIsListed(gateway, at, owner, signal),
  })
