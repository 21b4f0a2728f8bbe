import { queryOptions } from '@tanstack/react-query'
import type { Hex, SafeRef } from '#base'
import { type ChainClient, readSnapshot } from '#chain'
import { safeKey } from './keys.ts'

export const snapshotKey = (at: SafeRef) => [...safeKey(at), 'snapshot'] as const

/**
 * A Safe's on-chain state, and who approved the given hash on-chain. Refetched before every
 * signature.
 */
export const snapshotQuery = (client: ChainClient | undefined, at: SafeRef, safeTxHash?: Hex) =>
  queryOptions({
    queryKey: [...snapshotKey(at), safeTxHash] as const,
    enabled: client !== undefined,
    staleTime: 0,
    queryFn: () => {
      if (!client)
        throw new Error(
          `No node is configured for chain ${at.chainId}, so its state can't be read.`,
        )
      return readSnapshot(client, at, safeTxHash ? { safeTxHash } : {})
    },
  })
