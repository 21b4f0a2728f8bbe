import { queryOptions } from '@tanstack/react-query'
import type { Address, QueuedTx, SafeRef } from '#base'
import { type ChainClient, readQueuedCall } from '#chain'
import { digest } from '../digest.ts'
import { safeKey } from './keys.ts'

/**
 * A queued transaction's call, which never changes; null if the node doesn't return its event,
 * which is retried after a minute.
 */
export const queuedCallQuery = (
  client: ChainClient | undefined,
  at: SafeRef,
  module: Address,
  queued: QueuedTx,
) =>
  queryOptions({
    queryKey: [...safeKey(at), 'queuedCall', module.toLowerCase(), digest(queued)] as const,
    enabled: client !== undefined,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data === null ? 60_000 : false),
    queryFn: () => {
      if (!client)
        throw new Error(
          `No node is configured for chain ${at.chainId}, so its events can't be read.`,
        )
      return readQueuedCall(client, module, queued)
    },
  })
