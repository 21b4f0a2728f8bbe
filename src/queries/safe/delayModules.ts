import { queryOptions } from '@tanstack/react-query'
import type { Address, SafeRef } from '#base'
import { type ChainClient, readDelayModules } from '#chain'
import { safePolling } from './safe.ts'
import { safeKey } from './keys.ts'

/**
 * The Delay modules among these and all other modules that the Safe has enabled, and their queues,
 * read from the chain. Polled only if there are any.
 */
export const delayModulesQuery = (
  client: ChainClient | undefined,
  at: SafeRef,
  modules: readonly Address[],
) =>
  queryOptions({
    queryKey: [
      ...safeKey(at),
      'delayModules',
      modules.join(' ').toLowerCase().split(' ').toSorted().join(' '),
    ] as const,
    enabled: client !== undefined && modules.length > 0,
    staleTime: safePolling,
    refetchInterval: ({ state }) => (state.data?.modules.length === 0 ? false : safePolling),
    queryFn: () => {
      if (!client)
        throw new Error(
          `No node is configured for chain ${at.chainId}, so its modules can't be read.`,
        )
      return readDelayModules(client, at, modules)
    },
  })
