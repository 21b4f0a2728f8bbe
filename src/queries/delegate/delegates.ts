import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { type Address, type Hex, sameAddress, type SafeRef } from '#base'
import type { Delegate, SafeDelegates } from '#domain'
import { type Delegate as Wire, type Gateway, isNotOffered, routes } from '#gateway'
import { asAddress, toName } from '../mappers.ts'
import { pagedQuery, toRows } from '../pagedQuery.ts'

/** At least one field is required: the gateway doesn't list all delegates. */
export interface DelegateFilter {
  safe?: Address
  delegate?: Address
  delegator?: Address
  label?: string
}

export const delegatesKey = (chainId: string) => ['delegates', chainId] as const

/** Delegates on a chain that match the filter, paginated. Disabled while the filter is empty. */
export const delegatesQuery = (gateway: Gateway, chainId: string, filter: DelegateFilter) => ({
  ...pagedQuery(gateway, routes.delegates, {
    queryKey: [...delegatesKey(chainId), filter],
    input: { path: { chainId }, query: filter },
    select: (pages) =>
      toRows(
        pages,
        ({ safe, delegate, delegator }) => `${safe}:${delegate}:${delegator}`.toLowerCase(),
        toDelegate,
      ),
  }),
  enabled: Object.values(filter).some((value) => value !== undefined),
})

const toDelegate = ({ safe, delegate, delegator, label }: Wire): Delegate => ({
  safe: safe ? asAddress(safe) : null,
  delegate: asAddress(delegate),
  delegator: asAddress(delegator),
  label: toName(label),
})

/** Owners whose delegates for all of their Safes are requested. */
const mostOwners = 20

/**
 * Who may propose in a Safe: its delegates, and its owners' delegates for all of their Safes. One
 * gateway call per owner. Null if the gateway doesn't support delegates.
 */
export const safeDelegatesQuery = (gateway: Gateway, at: SafeRef, owners: readonly Address[]) =>
  queryOptions({
    queryKey: [...delegatesKey(at.chainId), 'ofSafe', at.address, owners] as const,
    queryFn: async ({ signal }): Promise<SafeDelegates | null> => {
      const ask = (query: DelegateFilter) =>
        gateway.call(routes.delegates, { path: { chainId: at.chainId }, query, signal })
      const asked = [
        ask({ safe: at.address }),
        ...owners.slice(0, mostOwners).map((delegator) => ask({ delegator })),
      ]
      const pages = await Promise.all(asked).catch((error: unknown) => {
        if (isNotOffered(error)) return null
        throw error
      })
      if (!pages) return null
      const rows = toRows(
        pages,
        ({ safe, delegate, delegator }) => `${safe}:${delegate}:${delegator}`.toLowerCase(),
        toDelegate,
      )
      return {
        ...rows,
        items: rows.items.filter(({ safe }) => safe === null || sameAddress(safe, at.address)),
        hasMore: owners.length > mostOwners || pages.some(({ next }) => next),
      }
    },
  })

export interface NewDelegate extends Delegate {
  chainId: string
  /** The delegator's signature over the delegate and the current hour. */
  signature: Hex
}

/** Adds a delegate. Never retried. */
export const addDelegate = (gateway: Gateway, { chainId, ...body }: NewDelegate): Promise<void> =>
  gateway.call(routes.addDelegate, { path: { chainId }, body })

/** Same, as a mutation. */
export const addDelegateMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['addDelegate'] as const,
    mutationFn: (delegate: NewDelegate) => addDelegate(gateway, delegate),
    onSettled: (_response, _error, { chainId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: delegatesKey(chainId) }),
  })

export interface DelegateRemoval extends Omit<Delegate, 'label'> {
  chainId: string
  /** The delegator's or the delegate's signature over the delegate and the current hour. */
  signature: Hex
}

/** Removes a delegate. Never retried. */
export const removeDelegate = (
  gateway: Gateway,
  { chainId, delegate, delegator, safe, signature }: DelegateRemoval,
): Promise<void> =>
  gateway.call(routes.removeDelegate, {
    path: { chainId, delegateAddress: delegate },
    body: { delegator, safe, signature },
  })

/** Same, as a mutation. */
export const removeDelegateMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['removeDelegate'] as const,
    mutationFn: (removal: DelegateRemoval) => removeDelegate(gateway, removal),
    onSettled: (_response, _error, { chainId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: delegatesKey(chainId) }),
  })
