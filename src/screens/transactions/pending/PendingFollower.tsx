import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followTransaction } from '#chain'
import { fetchRelayed, refreshSafe } from '#queries'
import { type FollowingPorts, resume } from '#signing'
import { useEnvironment } from '#screens/core/environment'
import { useSubmittingPorts } from '#screens/core/ports'

/**
 * Follows executions, and resumes submissions that began before `started` in another page. Renders
 * nothing.
 */
export function PendingFollower({ started = 0 }: { started?: number }) {
  const { client, gateway } = useEnvironment()
  const ports = useSubmittingPorts()
  const queries = useQueryClient()
  useEffect(() => {
    const follow: FollowingPorts['follow'] = (chainId) => {
      const node = client(chainId)
      return node && ((sent, signal) => followTransaction(node, sent, { signal }))
    }
    const relayed: FollowingPorts['relayed'] = ({ at, task, safeTxHash }, signal) =>
      fetchRelayed(gateway, at, task, safeTxHash, signal)
    return resume(
      { ...ports, follow, relayed },
      { started, onSettled: ({ at }) => void refreshSafe(queries, at) },
    )
  }, [ports, client, gateway, queries, started])
  return null
}
