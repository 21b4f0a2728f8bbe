import { queryOptions } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { type ChainClient, readIsContract } from '#chain'

/** Whether an account is a contract, according to the chain; undefined `at`: disabled. */
export const isContractQuery = (client: ChainClient | undefined, at: SafeRef | undefined) =>
  queryOptions({
    queryKey: ['isContract', at?.chainId, at?.address.toLowerCase()] as const,
    enabled: client !== undefined && at !== undefined,
    staleTime: 60_000,
    queryFn: () => {
      if (!client || !at) throw new Error("Can't read code without a node and an address.")
      return readIsContract(client, at.address)
    },
  })
