import { queryOptions } from '@tanstack/react-query'
import { type ChainClient, resolveName } from '#chain'

/**
 * Milliseconds for which the address of a name is fresh: short, because money may be sent there.
 */
const addressStaleTime = 60 * 1000

/**
 * The address of an ENS name on a chain, from a mainnet node. Only contacts name servers among the
 * `hosts`, which the user has approved. Nothing is persisted.
 */
export const resolvedNameQuery = (
  client: ChainClient,
  name: string,
  chainId: string,
  hosts: readonly string[] = [],
) =>
  queryOptions({
    queryKey: ['resolvedName', chainId, name.toLowerCase(), ...hosts] as const,
    staleTime: addressStaleTime,
    queryFn: () => resolveName(client, name, chainId, hosts),
  })
