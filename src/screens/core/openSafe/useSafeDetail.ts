import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Remote, SafeRef } from '#base'
import type { SafeDetail } from '#domain'
import { refreshChanged, refetchStale, safeQuery, toRemote } from '#queries'
import { useEnvironment } from '#screens/core/environment'

/**
 * The Safe as the gateway reports it, refetched every 15 s; lists whose tag has changed are
 * refetched as well, and those that couldn't be refreshed. Once it is back after a failure,
 * everything that failed is tried again.
 */
export function useSafeDetail(at: SafeRef): Remote<SafeDetail> {
  const { gateway } = useEnvironment()
  const queries = useQueryClient()
  const safe = useQuery(safeQuery(gateway, at))
  const before = useRef<SafeDetail | undefined>(undefined)
  // Cached data of an earlier visit doesn't count: its lists are refetched anyway.
  const now = safe.isFetched ? safe.data : undefined
  useEffect(() => {
    const last = before.current
    before.current = now
    if (!last || !now || last.at.address !== now.at.address || last.at.chainId !== now.at.chainId)
      return
    void refreshChanged(queries, now.at, last.tags, now.tags)
  }, [queries, now])
  const { isSuccess, isError, dataUpdatedAt } = safe
  const { chainId, address } = at
  const hasFailed = useRef(false)
  useEffect(() => {
    if (isError) hasFailed.current = true
    if (!isSuccess || dataUpdatedAt === 0) return
    void refetchStale(queries, { chainId, address }, { hasRecovered: hasFailed.current })
    hasFailed.current = false
  }, [queries, isSuccess, isError, dataUpdatedAt, chainId, address])
  return toRemote(safe)
}
