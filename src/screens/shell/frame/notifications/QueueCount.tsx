import { useInfiniteQuery } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { queuedQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { pendingCount } from '#screens/common/pending'
import { CountBadge } from '../CountBadge.tsx'

/** How many transactions of a Safe are pending. */
export function QueueCount({ at }: { at: SafeRef }) {
  const { gateway } = useEnvironment()
  const { data } = useInfiniteQuery(queuedQuery(gateway, at))
  return <CountBadge count={data && pendingCount(data)} />
}
