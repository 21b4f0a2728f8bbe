import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { loading, ready, type Remote, type SafeRef } from '#base'
import { queuedQuery, transactionQuery } from '#queries'
import { useEnvironment } from '../../environment.tsx'
import type { KnownNonces } from '../../send/checkNonce.ts'
import { unlistedProposals } from '../../shared/pending.ts'
import { usePending } from '../../shared/usePending.ts'
import { effectsOf, type QueuedBefore, rowsBefore } from './queuedBefore.ts'

const none: QueuedBefore = { effects: [], isPartial: false }

/**
 * What the transactions of the queue do that run before a nonce, also those that were proposed here and haven't reached the gateway. The gateway's word
 * for what they are is taken, so this is good for warnings only.
 */
export function useQueuedBefore(at: SafeRef, nonce: bigint | undefined, known: Remote<KnownNonces>): Remote<QueuedBefore> {
  const { gateway } = useEnvironment()
  const current = known.status === 'ready' ? known.value.current : 0n
  const queue = useInfiniteQuery(queuedQuery(gateway, at))
  const { rows, isPartial } = useMemo(
    () => (queue.data && nonce !== undefined ? rowsBefore(queue.data, nonce, current) : { rows: [], isPartial: queue.isError }),
    [queue.data, queue.isError, nonce, current],
  )
  const details = useQueries({ queries: rows.map(({ id }) => transactionQuery(gateway, at, id)) })
  const proposals = unlistedProposals(usePending(), at).map(({ tx }) => tx)
  if (nonce === undefined) return ready(none)
  if (queue.isPending || details.some(({ isPending }) => isPending)) return loading
  const own = proposals.filter((tx) => tx.nonce >= current && tx.nonce < nonce)
  const before = effectsOf([...details.map(({ data }) => data?.tx ?? undefined), ...own], at.address)
  return ready({ effects: before.effects, isPartial: before.isPartial || isPartial })
}
