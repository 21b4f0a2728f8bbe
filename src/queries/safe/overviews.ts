import { queryOptions } from '@tanstack/react-query'
import type { Address, SafeRef } from '#base'
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

/** Finds the overview of one Safe; see {@link findOverviews} for many. */
export const findOverview = (
  overviews: readonly SafeOverview[] | undefined,
  at: SafeRef,
): SafeRow['overview'] => findOverviews(overviews ?? [])(at)

/** Finds the overviews of any number of Safes; null for those without one. */
export function findOverviews(
  overviews: readonly SafeOverview[],
): (at: SafeRef) => SafeRow['overview'] {
  const byKey = new Map<string, SafeOverview>()
  for (const one of overviews) {
    const key = `${one.chainId}:${one.address.value.toLowerCase()}`
    // The first one of a Safe counts.
    if (!byKey.has(key)) byKey.set(key, one)
  }
  const found = new Map<string, SafeRow['overview']>()
  return (at) => {
    const key = overviewOf(at)
    const overview = byKey.get(key)
    if (overview && !found.has(key)) found.set(key, toOverview(overview))
    return found.get(key) ?? null
  }
}

const toOverview = (overview: SafeOverview): NonNullable<SafeRow['overview']> => ({
  owners: overview.owners.map((owner) => asAddress(owner.value)),
  threshold: overview.threshold,
  fiatTotal: overview.fiatTotal,
  queued: overview.queued,
  awaiting:
    overview.awaitingConfirmation == null
      ? null
      : { count: overview.awaitingConfirmation, atLeast: overview.queued > awaitingCountLimit },
})
