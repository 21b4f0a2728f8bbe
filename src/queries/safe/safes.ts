import { queryOptions } from '@tanstack/react-query'
import { type Address, sameAddress, type SafeRef } from '#base'
import { awaitingCountedOf, fetchOverviews, type Gateway, isNotOffered, ownedSafesEverywhere, routes, type SafeOverview } from '#gateway'
import type { SafeRow } from '#domain'
import { keepable } from '../cache/queryCacheStorage.ts'
import { asAddress } from '../mappers.ts'

export interface OwnedSafes {
  safes: readonly SafeRef[]
  /** Ids of the chains whose list could not be had. */
  missing: readonly string[]
}

/** Safes that an account owns on the given chains: one call where the gateway has one for all chains, else one call a chain. */
export const ownedSafesQuery = (gateway: Gateway, owner: Address | undefined, chainIds: readonly string[]) =>
  queryOptions({
    queryKey: ['ownedSafes', owner?.toLowerCase(), chainIds] as const,
    meta: keepable,
    enabled: owner !== undefined,
    queryFn: async ({ signal }): Promise<OwnedSafes> => {
      if (!owner) return { safes: [], missing: [] }
      const answers = await ownedSafesEverywhere(gateway, { path: { ownerAddress: owner }, signal }).catch((error: unknown) =>
        isNotOffered(error) ? byChain(gateway, owner, chainIds, signal) : Promise.reject(error as Error),
      )
      const known = chainIds.map((chainId) => ({ chainId, list: answers[chainId] }))
      return {
        safes: known.flatMap(({ chainId, list }) => (list ?? []).map((address) => ({ chainId, address: asAddress(address) }))),
        missing: known.filter(({ list }) => list === null).map(({ chainId }) => chainId),
      }
    },
  })

async function byChain(gateway: Gateway, owner: Address, chainIds: readonly string[], signal: AbortSignal): Promise<Record<string, string[] | null>> {
  const lists = await Promise.allSettled(chainIds.map((chainId) => gateway.call(routes.ownedSafes, { path: { chainId, ownerAddress: owner }, signal })))
  const refused = lists.find((list) => list.status === 'rejected')
  if (refused && lists.every((list) => list.status === 'rejected')) throw refused.reason
  return Object.fromEntries(chainIds.map((chainId, i) => [chainId, lists[i]?.status === 'fulfilled' ? lists[i].value.safes : null]))
}

export interface OverviewsRequest {
  safes: readonly SafeRef[]
  currency: string
  wallet: Address | undefined
}

/** Everything that overviews were asked for lies under this key; behind it stand the safes, as {@link overviewOf} writes them. */
export const overviewsKey = ['overviews'] as const

export const overviewOf = (at: SafeRef): string => `${at.chainId}:${at.address.toLowerCase()}`

/** Overviews of any number of safes. The gateway leaves out what fails; an error only where nothing could be had at all. */
export const overviewsQuery = (gateway: Gateway, { safes, currency, wallet }: OverviewsRequest) =>
  queryOptions({
    queryKey: [...overviewsKey, safes.map(overviewOf), currency, wallet?.toLowerCase()] as const,
    meta: keepable,
    enabled: safes.length > 0,
    queryFn: async ({ signal }): Promise<SafeOverview[]> => {
      const outcomes = await fetchOverviews(gateway, safes, { query: { currency, trusted: true, ...(wallet ? { wallet_address: wallet } : {}) }, signal })
      const failed = outcomes.filter((outcome) => outcome.status === 'failed')
      if (failed[0] && failed.length === outcomes.length) throw failed[0].error
      return outcomes.flatMap((outcome) => (outcome.status === 'found' ? outcome.overview : []))
    },
  })

export const findOverview = (overviews: readonly SafeOverview[] | undefined, at: SafeRef): SafeRow['overview'] => {
  const hit = overviews?.find((one) => one.chainId === at.chainId && sameAddress(one.address.value, at.address))
  if (!hit) return null
  return {
    owners: hit.owners.map((owner) => asAddress(owner.value)),
    threshold: hit.threshold,
    fiatTotal: hit.fiatTotal,
    queued: hit.queued,
    awaiting: hit.awaitingConfirmation == null ? null : { count: hit.awaitingConfirmation, atLeast: hit.queued > awaitingCountedOf },
  }
}
