import { queryOptions } from '@tanstack/react-query'
import type { Address } from '#base'
import { type ChainClient, readName } from '#chain'
import { persisted } from '../cache/persisted.ts'

/** Milliseconds for which a name is fresh. */
const nameStaleTime = 24 * 60 * 60 * 1000

export const nameKey = (address: Address) => ['name', address.toLowerCase()] as const

/**
 * The ENS name of an address, verified in both directions, from a node of mainnet; null if it has
 * none.
 */
export const nameQuery = (client: ChainClient, address: Address) =>
  queryOptions({
    queryKey: nameKey(address),
    meta: persisted('name'),
    staleTime: nameStaleTime,
    queryFn: () => readName(client, address),
  })
