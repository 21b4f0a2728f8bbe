import { queryOptions } from '@tanstack/react-query'
import type { Address, SafeRef } from '#base'
import { type Gateway, isNotOffered, ownedSafesEverywhere, routes } from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { asAddress } from '../mappers.ts'

export interface OwnedSafes {
  safes: readonly SafeRef[]
  /** IDs of the chains whose list couldn't be loaded. */
  missing: readonly string[]
}

/**
 * Safes that an account owns on the given chains: one call for all chains if the gateway offers it,
 * else one call per chain.
 */
export const ownedSafesQuery = (
  gateway: Gateway,
  owner: Address | undefined,
  chainIds: readonly string[],
) =>
  queryOptions({
    queryKey: ['ownedSafes', owner?.toLowerCase(), chainIds] as const,
    meta: persisted('ownedSafes'),
    enabled: owner !== undefined,
    queryFn: async ({ signal }): Promise<OwnedSafes> => {
      if (!owner) return { safes: [], missing: [] }
      const addresses = await ownedSafesEverywhere(gateway, {
        path: { ownerAddress: owner },
        signal,
      }).catch((error: unknown) =>
        isNotOffered(error)
          ? fetchPerChain(gateway, owner, chainIds, signal)
          : Promise.reject(error as Error),
      )
      const lists = chainIds.map((chainId) => ({ chainId, list: addresses[chainId] }))
      return {
        safes: lists.flatMap(({ chainId, list }) =>
          (list ?? []).map((address) => ({ chainId, address: asAddress(address) })),
        ),
        // A chain missing from the response wasn't checked either: gateways list each of theirs,
        // even without Safes.
        missing: lists.filter(({ list }) => !list).map(({ chainId }) => chainId),
      }
    },
  })

async function fetchPerChain(
  gateway: Gateway,
  owner: Address,
  chainIds: readonly string[],
  signal: AbortSignal,
): Promise<Record<string, string[] | null>> {
  const lists = await Promise.allSettled(
    chainIds.map((chainId) =>
      gateway.call(routes.ownedSafes, { path: { chainId, ownerAddress: owner }, signal }),
    ),
  )
  const failed = lists.find((list) => list.status === 'rejected')
  if (failed && lists.every((list) => list.status === 'rejected')) throw failed.reason
  return Object.fromEntries(
    chainIds.map((chainId, i) => [
      chainId,
      lists[i]?.status === 'fulfilled' ? lists[i].value.safes : null,
    ]),
  )
}
