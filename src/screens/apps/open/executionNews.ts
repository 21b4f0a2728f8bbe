import type { Host } from '#apps/host'
import { executionIn, type Hex, sameAddress, type SafeRef, zeroAddress } from '#base'
import { followTransaction } from '#chain'
import { type Gateway, routes } from '#gateway'
import type { CheckNode } from '#queries'
import type { PendingEntry } from '#signing/pending'

export interface NewsSources {
  at: SafeRef
  gateway: Gateway
  node: CheckNode
  /** Notifies the app. */
  tell: Host['executed']
}

/** What an app has been notified of, and what it has proposed. */
export interface ToldExecutions {
  /** undefined until the executions before the app was opened are known. */
  told: Set<string> | undefined
  proposed: Set<Hex>
}

/**
 * Notifies an app of executed transactions, each once. The gateway may only claim which transaction
 * executed it: the app is notified only once the Safe's own event is in the receipt, read from a
 * node that the gateway didn't choose.
 */
export function executionNews(known: ToldExecutions, { at, gateway, node, tell }: NewsSources) {
  async function check(safeTxHash: Hex, txHash: Hex, signal: AbortSignal): Promise<void> {
    if (!node?.isIndependent) return
    const found = await followTransaction(node.client, { txHash, from: zeroAddress }, { signal })
    if (found.status !== 'mined' || signal.aborted || known.told?.has(safeTxHash)) return
    const outcome = executionIn(found.receipt, at.address, safeTxHash)
    if (!outcome) return
    known.told?.add(safeTxHash)
    tell({ safeTxHash, txHash, status: outcome === 'success' ? 'SUCCESS' : 'FAILED' })
  }

  return {
    /** Transactions sent by this browser. Earlier executions aren't reported. */
    async ofSent(entries: readonly PendingEntry[], signal: AbortSignal): Promise<void> {
      const executed = entries.flatMap((one) =>
        one.kind === 'execute' &&
        one.at.chainId === at.chainId &&
        sameAddress(one.at.address, at.address) &&
        one.state.status === 'executed'
          ? [one]
          : [],
      )
      const told = (known.told ??= new Set(executed.map(({ safeTxHash }) => safeTxHash)))
      await Promise.allSettled(
        executed.flatMap(({ safeTxHash, txHash }) =>
          txHash && !told.has(safeTxHash) ? [check(safeTxHash, txHash, signal)] : [],
        ),
      )
    },
    /** Transactions proposed by the app. Unreadable ones are retried next time. */
    async ofProposed(signal: AbortSignal): Promise<void> {
      await Promise.allSettled(
        [...known.proposed].map(async (safeTxHash) => {
          if (known.told?.has(safeTxHash)) return
          const path = { chainId: at.chainId, transactionId: safeTxHash }
          const { txHash } = await gateway.call(routes.details, { path, signal })
          if (txHash) await check(safeTxHash, txHash as Hex, signal)
        }),
      )
    },
  }
}
