import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { loading, ready, type Remote, type SafeRef } from '#base'
import { queuedQuery, transactionQuery } from '#queries'
import { unlistedProposals } from '#signing/pending'
import { useEnvironment } from '#screens/core/environment'
import type { KnownNonces } from '#screens/transactions/send'
import { usePending } from '#screens/common/pending'
import { effectsOf, type QueuedBefore, rowsBefore } from './queuedBefore.ts'

type Answer = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'isPending' | 'failureCount' | 'fetchStatus'
>

const none: QueuedBefore = { effects: [], isPartial: false }

/** Whether the first response is pending. Failed requests are retried, but not waited for. */
const isAwaited = ({ isPending, failureCount, fetchStatus }: Answer) =>
  isPending && failureCount === 0 && fetchStatus !== 'paused'

/**
 * The effects of queued transactions that run before a nonce, including those proposed here that
 * haven't reached the gateway. They're based on the gateway's claims, so anything derived from them
 * is labeled.
 */
export function useQueuedBefore(
  at: SafeRef,
  nonce: bigint | undefined,
  known: Remote<KnownNonces>,
): Remote<QueuedBefore> {
  const { gateway } = useEnvironment()
  const current = known.status === 'ready' ? known.value.current : 0n
  const queue = useInfiniteQuery(queuedQuery(gateway, at))
  const { rows, isPartial } = useMemo(
    () =>
      queue.data && nonce !== undefined
        ? rowsBefore(queue.data, nonce, current)
        : { rows: [], isPartial: true },
    [queue.data, nonce, current],
  )
  const details = useQueries({ queries: rows.map(({ id }) => transactionQuery(gateway, at, id)) })
  const proposals = unlistedProposals(usePending(), at).flatMap(({ tx, safeTxHash }) =>
    rows.some(({ id }) => id.endsWith(safeTxHash)) ? [] : [tx],
  )
  if (nonce === undefined) return ready(none)
  if ([queue, ...details].some(isAwaited)) return loading
  const own = proposals.filter((tx) => tx.nonce >= current && tx.nonce < nonce)
  const before = effectsOf(
    [...details.map(({ data }) => data?.tx ?? undefined), ...own],
    at.address,
  )
  return ready({ effects: before.effects, isPartial: before.isPartial || isPartial })
}
