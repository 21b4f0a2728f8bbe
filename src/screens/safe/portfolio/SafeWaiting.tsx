import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mapRemote, type SafeRef } from '#base'
import { queuedQuery, safeQuery, toRemote } from '#queries'
import { useWallet } from '#wallet'
import { PricesProvider } from '#screens/common/money'
import { usePending } from '#screens/common/pending'
import { prioritizePending } from '#screens/common/rows'
import { useEnvironment } from '#screens/core/environment'
import { toSafeState } from '#screens/core/openSafe'
import { SafeWaitingView } from './SafeWaitingView.tsx'

export interface SafeWaitingProps {
  at: SafeRef
  /** Reports whether it's known that no transaction needs the viewer. */
  onNothing: (at: SafeRef, isNothing: boolean) => void
}

/** Transactions of one Safe that the viewer can act on, of the first page of its queue. */
export function SafeWaiting({ at, onNothing }: SafeWaitingProps) {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  const entries = usePending()
  // Not polled: the page shows many Safes.
  const safe = toRemote(useQuery({ ...safeQuery(gateway, at), refetchInterval: false }))
  const queue = toRemote(useInfiniteQuery(queuedQuery(gateway, at)))
  const waiting =
    safe.status === 'ready'
      ? mapRemote(queue, (listed) =>
          prioritizePending(listed, {
            safe: toSafeState(safe.value),
            entries,
            viewer: account,
          }).filter(({ viewerAction }) => viewerAction !== 'none'),
        )
      : safe
  const isWhole = queue.status === 'ready' && !queue.value.hasMore
  const isNothing = isWhole && waiting.status === 'ready' && waiting.value.length === 0
  const { chainId, address } = at
  useEffect(
    () => onNothing({ chainId, address }, isNothing),
    [onNothing, chainId, address, isNothing],
  )
  return (
    <PricesProvider at={at}>
      <SafeWaitingView at={at} chains={chains} waiting={waiting} isWhole={isWhole} />
    </PricesProvider>
  )
}
