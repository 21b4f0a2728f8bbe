import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { mapRemote, type SafeRef } from '#base'
import { chainNonceQuery, queuedQuery, toRemote } from '#queries'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { toSafeState, useSafeDetail } from '#screens/core/openSafe'
import { usePending } from '#screens/common/pending'
import { prioritizePending } from '#screens/common/rows'
import { bellCount } from './waiting.ts'

/** Transactions of the open Safe that the viewer can act on, from what other parts have loaded. */
export function useWaiting(at: SafeRef) {
  const { gateway, client } = useEnvironment()
  const { account } = useWallet()
  const entries = usePending()
  const safe = useSafeDetail(at)
  const nonce = useQuery({ ...chainNonceQuery(client(at.chainId), at), enabled: false }).data
  const queue = toRemote(useInfiniteQuery(queuedQuery(gateway, at)))
  const waiting =
    safe.status === 'ready'
      ? mapRemote(queue, (listed) =>
          prioritizePending(listed, {
            safe: toSafeState(safe.value, { nonce }),
            entries,
            viewer: account,
          }).filter(({ viewerAction }) => viewerAction !== 'none'),
        )
      : safe
  const hasMore = queue.status === 'ready' && queue.value.hasMore
  return {
    waiting,
    isWhole: !hasMore,
    count: waiting.status === 'ready' ? bellCount(waiting.value, hasMore) : undefined,
  }
}
