import { mutationOptions } from '@tanstack/react-query'
import type { Address, Hex } from '#base'
import { type Delegate as Wire, type Gateway, routes } from '#gateway'
import { asAddress, toName } from '../mappers.ts'
import { pagedQuery, toRows } from '../pagedQuery.ts'

/** An account that may propose transactions for an owner. If `safe` is null, it may do so in all Safes of that owner. */
export interface Delegate {
  safe: Address | null
  delegate: Address
  delegator: Address
  label: string
}

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
    select: (pages) => toRows(pages, ({ safe, delegate, delegator }) => `${safe}:${delegate}:${delegator}`.toLowerCase(), toDelegate),
  }),
  enabled: Object.values(filter).some((value) => value !== undefined),
})

const toDelegate = ({ safe, delegate, delegator, label }: Wire): Delegate => ({
  safe: safe ? asAddress(safe) : null,
  delegate: asAddress(delegate),
  delegator: asAddress(delegator),
  label: toName(label),
})

export interface NewDelegate extends Delegate {
  chainId: string
  /** The delegator's signature over the delegate and the current hour. */
  signature: Hex
}

/** Adds a delegate. */
export const addDelegateMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['addDelegate'] as const,
    mutationFn: ({ chainId, ...body }: NewDelegate) => gateway.call(routes.addDelegate, { path: { chainId }, body }),
    onSettled: (_response, _error, { chainId }, _before, { client }) => client.invalidateQueries({ queryKey: delegatesKey(chainId) }),
  })

export interface DelegateRemoval extends Omit<Delegate, 'label'> {
  chainId: string
  /** The delegator's or the delegate's signature over the delegate and the current hour. */
  signature: Hex
}

/** Removes a delegate. */
export const removeDelegateMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['removeDelegate'] as const,
    mutationFn: ({ chainId, delegate, delegator, safe, signature }: DelegateRemoval) =>
      gateway.call(routes.removeDelegate, { path: { chainId, delegateAddress: delegate }, body: { delegator, safe, signature } }),
    onSettled: (_response, _error, { chainId }, _before, { client }) => client.invalidateQueries({ queryKey: delegatesKey(chainId) }),
  })
