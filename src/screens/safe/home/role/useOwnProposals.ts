import { useQueries } from '@tanstack/react-query'
import { type Address, loading, ready, type Remote, type SafeRef } from '#base'
import type { Queue } from '#domain'
import { transactionQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { countProposals, type OwnProposals, proposalRows } from './countProposals.ts'

/**
 * The pending proposals of an account that isn't an owner. Its details say who proposed a
 * transaction, and that never changes: each is read once, and its page has it.
 * @param account undefined: none are counted
 */
export function useOwnProposals(
  at: SafeRef,
  account: Address | undefined,
  queue: Remote<Queue>,
): Remote<OwnProposals> {
  const { gateway } = useEnvironment()
  const rows = account && queue.status === 'ready' ? proposalRows(queue.value) : []
  const details = useQueries({
    queries: rows.map(({ id }) => ({
      ...transactionQuery(gateway, at, id),
      staleTime: Infinity,
      refetchInterval: false as const,
    })),
  })
  if (!account || queue.status === 'loading') return loading
  if (queue.status === 'failed') return queue
  if (details.some(({ isLoading }) => isLoading)) return loading
  return ready(
    countProposals(
      queue.value,
      details.map(({ data }) => data),
      account,
    ),
  )
}
