import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Remote, SafeRef } from '#base'
import type { SafeDetail } from '#domain'
import { refreshChanged, safeQuery, toRemote } from '#queries'
import { useEnvironment } from './environment.tsx'

/** The safe as the gateway tells it, looked at again every 15 s; lists whose tag changed are asked for again. */
export function useSafeDetail(at: SafeRef): Remote<SafeDetail> {
  const { gateway } = useEnvironment()
  const queries = useQueryClient()
  const asked = useQuery(safeQuery(gateway, at))
  const before = useRef<SafeDetail | undefined>(undefined)
  // What an earlier visit kept is no look at the safe: its lists are asked for again anyway.
  const now = asked.isFetched ? asked.data : undefined
  useEffect(() => {
    const last = before.current
    before.current = now
    if (!last || !now || last.at.address !== now.at.address || last.at.chainId !== now.at.chainId) return
    void refreshChanged(queries, now.at, last.tags, now.tags)
  }, [queries, now])
  return toRemote(asked)
}
