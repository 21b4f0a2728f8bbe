import { queryOptions } from '@tanstack/react-query'
import { type Address, sameAddress, type SafeRef } from '#base'
import { type Gateway, routes, type SafeOverview } from '#gateway'
import type { SafeRow } from './domain.ts'
import { asAddress } from './wire.ts'

/** The gateway answers at most this many overviews a call and drops the rest without a word. */
export const overviewsAtOnce = 10

export interface OwnedSafes {
  safes: readonly SafeRef[]
  /** Ids of the chains whose list could not be had. */
  missing: readonly string[]
}

/** Safes that an account owns on the given chains: one call where the gateway has it, else one call a chain. */
export const ownedSafesQuery = (gateway: Gateway, owner: Address | undefined, chainIds: readonly string[]) =>
  queryOptions({
    queryKey: ['ownedSafes', owner?.toLowerCase(), chainIds] as const,
    enabled: owner !== undefined,
    queryFn: async ({ signal }): Promise<OwnedSafes> => {
      if (!owner) return { safes: [], missing: [] }
      const answers = await gateway
        .call(routes.allOwnedSafesV2, { path: { ownerAddress: owner }, signal })
        .catch((error: unknown) => (isGone(error) ? byChain(gateway, owner, chainIds, signal) : Promise.reject(error as Error)))
      const known = chainIds.map((chainId) => ({ chainId, list: answers[chainId] }))
      return {
        safes: known.flatMap(({ chainId, list }) => (list ?? []).map((address) => ({ chainId, address: asAddress(address) }))),
        missing: known.filter(({ list }) => list === null).map(({ chainId }) => chainId),
      }
    },
  })

const isGone = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404

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

/** Overviews, ten at a time and in parallel; matched by address, since the gateway leaves out what fails. */
export const overviewsQuery = (gateway: Gateway, { safes, currency, wallet }: OverviewsRequest) =>
  queryOptions({
    queryKey: ['overviews', safes.map((at) => `${at.chainId}:${at.address.toLowerCase()}`), currency, wallet?.toLowerCase()] as const,
    enabled: safes.length > 0,
    queryFn: async ({ signal }): Promise<SafeOverview[]> => {
      const parts = Array.from({ length: Math.ceil(safes.length / overviewsAtOnce) }, (_, i) => safes.slice(i * overviewsAtOnce, (i + 1) * overviewsAtOnce))
      const answers = await Promise.allSettled(
        parts.map((part) =>
          gateway.call(routes.overviews, {
            query: { currency, safes: part.map((at) => `${at.chainId}:${at.address}`).join(','), trusted: true, ...(wallet ? { wallet_address: wallet } : {}) },
            signal,
          }),
        ),
      )
      const refused = answers.find((answer) => answer.status === 'rejected')
      if (refused && answers.every((answer) => answer.status === 'rejected')) throw refused.reason
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    },
  })

export const findOverview = (overviews: readonly SafeOverview[] | undefined, at: SafeRef): SafeRow['overview'] => {
  const hit = overviews?.find((one) => one.chainId === at.chainId && sameAddress(one.address.value, at.address))
  if (!hit) return null
  return { owners: hit.owners.map((owner) => asAddress(owner.value)), threshold: hit.threshold, fiatTotal: hit.fiatTotal, queued: hit.queued, awaiting: hit.awaitingConfirmation ?? null }
}
