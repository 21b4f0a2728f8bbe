import { queryOptions } from '@tanstack/react-query'
import { type ChainClient, resolveName } from '#chain'

/**
 * Milliseconds for which the address of a name is fresh: short, because money may be sent there.
 */
const addressStaleTime = 60 * 1000

/**
 * The address of an ENS name, from a node of mainnet; null if the name doesn't exist or belongs to
 * no address. Nothing is persisted.
 */
export const resolvedNameQuery = (client: ChainClient, name: string) =>
  queryOptions({
    queryKey: ['resolvedName', name.toLowerCase()] as const,
    staleTime: addressStaleTime,
    queryFn: () => resolveName(client, name),
  })
