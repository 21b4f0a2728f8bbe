import { queryOptions } from '@tanstack/react-query'
import type { Hex, SafeRef } from '#base'
import { type ChainClient, readSnapshot } from '#chain'
import { safeKey } from './safe.ts'

export const snapshotKey = (at: SafeRef) => [...safeKey(at), 'snapshot'] as const

/** What the chain itself says of a safe, and who approved the hash on chain where one is given. Asked anew whenever somebody is about to sign. */
export const snapshotQuery = (client: ChainClient | undefined, at: SafeRef, safeTxHash?: Hex) =>
  queryOptions({
    queryKey: [...snapshotKey(at), safeTxHash] as const,
    enabled: client !== undefined,
    staleTime: 0,
    queryFn: () => {
      if (!client) throw new Error(`No node is configured for chain ${at.chainId}, so the chain cannot be asked.`)
      return readSnapshot(client, at, safeTxHash ? { safeTxHash } : {})
    },
  })
