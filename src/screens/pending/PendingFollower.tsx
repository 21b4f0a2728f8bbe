import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followTransaction } from '#chain'
import { refreshSafe } from '#queries'
import { type FollowingPorts, resume } from '#signing'
import { useEnvironment } from '../environment.tsx'
import { useSubmittingPorts } from '../signingPorts.ts'

/** Sees through what this product has sent: follows executions, and submits what a page was submitting before `started`. Draws nothing. */
export function PendingFollower({ started = 0 }: { started?: number }) {
  const { client } = useEnvironment()
  const ports = useSubmittingPorts()
  const queries = useQueryClient()
  useEffect(() => {
    const follow: FollowingPorts['follow'] = (chainId) => {
      const node = client(chainId)
      return node && ((sent, signal) => followTransaction(node, sent, { signal }))
    }
    return resume({ ...ports, follow }, { started, onSettled: ({ at }) => void refreshSafe(queries, at) })
  }, [ports, client, queries, started])
  return null
}
