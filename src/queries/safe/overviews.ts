import { queryOptions } from '@tanstack/react-query'
import { type Address, sameAddress, type SafeRef } from '#base'
import type { SafeRow } from '#domain'
import { awaitingCountLimit, fetchOverviews, type Gateway, type SafeOverview } from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { asAddress } from '../mappers.ts'

export interface OverviewsRequest {
  safes: readonly SafeRef[]
  currency: string
  wallet: Address | undefined
}

/**
 * Key prefix of all overviews. The Safes of a request follow it, as {@link overviewOf} writes them.
 */
export const overviewsKey = ['overviews'] as const

export const overviewOf = (at: SafeRef): string => `${at.chainId}:${at.address.toLowerCase()}`

/**
 * Overviews of any number of Safes. Those that fail are left out; throws only if all of them fail.
 */
export const overviewsQuery = (gateway: Gateway, { safes, currency, wallet }: OverviewsRequest) =>
  queryOptions({
    queryKey: [...overviewsKey, safes.map(overviewOf), currency, wallet?.toLowerCase()] as const,
    meta: persisted('overviews'),
    enabled: safes.length > 0,
    queryFn: async ({ signal }): Promise<SafeOverview[]> => {
      const outcomes = await fetchOverviews(gateway, safes, {
        query: { currency, trusted: true, ...(wallet ? { wallet_address: wallet } : {}) },
        signal,
      })
      const failed = outcomes.filter((outcome) => outcome.status === 'failed')
      if (failed[0] && failed.length === outcomes.length) throw failed[0].error
      return outcomes.flatMap((outcome) => (outcome.status === 'found' ? outcome.overview : []))
    },
  })

export const findOverview = (
  overviews: readonly SafeOverview[] | undefined,
  at: SafeRef,
): SafeRow['overview'] => {
  const overview = overviews?.find(
    ({ chainId, address }) => chainId === at.chainId && sameAddress(address.value, at.address),
  )
  if (!overview) return null
  return {
    owners: overview.owners.map((owner) => asAddress(owner.value)),
    threshold: overview.threshold,
    fiatTotal: overview.fiatTotal,
    queued: overview.queued,
    awaiting:
      overview.awaitingConfirmation == null
        ? null
        : { count: overview.awaitingConfirmation, atLeast: overview.queued > awaitingCountLimit },
  }
}
