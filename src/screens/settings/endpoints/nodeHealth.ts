import { queryOptions } from '@tanstack/react-query'
import { type ChainClient, OtherChainError } from '#chain'
import { safePolling } from '#queries'

export type NodeHealth = 'answers' | 'silent' | 'otherChain'

/** Whether a user's own node of a network responds. Polled as often as a Safe. */
export const nodeHealthQuery = (client: ChainClient | undefined, chainId: string) =>
  queryOptions({
    queryKey: ['nodeHealth', chainId] as const,
    enabled: client !== undefined,
    refetchInterval: safePolling,
    queryFn: async (): Promise<NodeHealth> => {
      try {
        await client?.request({ method: 'eth_blockNumber' })
        return 'answers'
      } catch (error) {
        return error instanceof OtherChainError ? 'otherChain' : 'silent'
      }
    },
  })
