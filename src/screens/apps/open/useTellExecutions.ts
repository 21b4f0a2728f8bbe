import { useCallback, useEffect, useRef } from 'react'
import type { Host } from '#apps/host'
import { type Hex, sameAddress, type SafeRef } from '#base'
import { routes } from '#gateway'
import { useEnvironment } from '../../environment.tsx'
import { usePending } from '../../shared/usePending.ts'

/**
 * Tells the app of executed transactions of the Safe: those that this browser sends, and those that
 * the app has proposed, also if somebody else executes them.
 * @param nonce of the Safe; it rises with each execution
 * @returns what to call with the hash of each transaction that the app proposes
 */
export function useTellExecutions(
  at: SafeRef,
  nonce: number | undefined,
  host: { current: Host | undefined },
): (safeTxHash: Hex) => void {
  const { gateway } = useEnvironment()
  const entries = usePending()
  const proposed = useRef(new Set<Hex>())
  const told = useRef<Set<string>>(undefined)
  const { chainId, address } = at

  useEffect(() => {
    const executed = entries.flatMap((one) =>
      one.kind === 'execute' &&
      one.at.chainId === chainId &&
      sameAddress(one.at.address, address) &&
      one.state.status === 'executed'
        ? [{ safeTxHash: one.safeTxHash, txHash: one.txHash, inner: one.state.inner }]
        : [],
    )
    // What was executed before the app was opened is no news.
    const known = (told.current ??= new Set(executed.map(({ safeTxHash }) => safeTxHash)))
    for (const { safeTxHash, txHash, inner } of executed) {
      if (known.has(safeTxHash)) continue
      known.add(safeTxHash)
      if (txHash)
        host.current?.executed({
          safeTxHash,
          txHash,
          status: inner === 'failure' ? 'FAILED' : 'SUCCESS',
        })
    }
  }, [entries, chainId, address, host])

  useEffect(() => {
    let isOver = false
    for (const safeTxHash of proposed.current) {
      if (told.current?.has(safeTxHash)) continue
      // A gateway that doesn't answer is asked again after the next execution.
      gateway.call(routes.details, { path: { chainId, transactionId: safeTxHash } }).then(
        ({ txStatus, txHash }) => {
          if (
            isOver ||
            !txHash ||
            (txStatus !== 'SUCCESS' && txStatus !== 'FAILED') ||
            told.current?.has(safeTxHash)
          )
            return
          told.current?.add(safeTxHash)
          host.current?.executed({ safeTxHash, txHash, status: txStatus })
        },
        () => {},
      )
    }
    return () => {
      isOver = true
    }
  }, [nonce, gateway, chainId, address, host])

  return useCallback((safeTxHash: Hex) => void proposed.current.add(safeTxHash), [])
}
