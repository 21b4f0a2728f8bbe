import { useCallback, useEffect, useRef } from 'react'
import type { Host } from '#apps/host'
import type { Hex, SafeRef } from '#base'
import { useEnvironment } from '#screens/core/environment'
import { usePending } from '#screens/common/pending'
import { executionNews, type ToldExecutions } from './executionNews.ts'

/**
 * Notifies the app of executed transactions of the Safe: those sent by this browser, and those
 * proposed by the app, even if someone else executes them.
 * @param nonce of the Safe; it increases with each execution
 * @returns a function to call with the hash of each transaction that the app proposes
 */
export function useTellExecutions(
  { chainId, address }: SafeRef,
  nonce: number | undefined,
  host: { current: Host | undefined },
): (safeTxHash: Hex) => void {
  const { gateway, reader } = useEnvironment()
  const node = reader(chainId)
  const entries = usePending()
  const known = useRef<ToldExecutions>({ told: undefined, proposed: new Set() })
  const newsFor = useCallback(
    () =>
      executionNews(known.current, {
        at: { chainId, address },
        gateway,
        node,
        tell: (executed) => host.current?.executed(executed),
      }),
    [chainId, address, gateway, node, host],
  )
  useEffect(() => untilGone((signal) => newsFor().ofSent(entries, signal)), [newsFor, entries])
  useEffect(() => untilGone((signal) => newsFor().ofProposed(signal)), [newsFor, nonce])
  return useCallback((safeTxHash: Hex) => void known.current.proposed.add(safeTxHash), [])
}

function untilGone(work: (signal: AbortSignal) => Promise<void>): () => void {
  const gone = new AbortController()
  void work(gone.signal)
  return () => gone.abort()
}
