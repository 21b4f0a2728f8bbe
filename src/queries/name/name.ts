import { queryOptions } from '@tanstack/react-query'
import type { Address } from '#base'
import { type ChainClient, readName } from '#chain'
import { persisted } from '../cache/persisted.ts'

/** Milliseconds for which a name is fresh. */
const nameStaleTime = 24 * 60 * 60 * 1000

export const nameKey = (address: Address, chainId: string) =>
  ['name', chainId, address.toLowerCase()] as const

/**
 * The ENS name of an address on a chain, verified in both directions, from a node of mainnet; null
 * if it has none there.
 */
export const nameQuery = (client: ChainClient, address: Address, chainId: string) =>
  queryOptions({
    queryKey: nameKey(address, chainId),
    meta: persisted('name'),
    staleTime: nameStaleTime,
    queryFn: () => readName(client, address, chainId),
  })
