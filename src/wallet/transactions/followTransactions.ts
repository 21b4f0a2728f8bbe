import type { Config } from 'wagmi'
import { watchTransactions, type WatchOptions } from './watchTransactions.ts'

/** Watches the pending transactions of an account on a chain. Returns a function that stops it. */
export function followTransactions(
  config: Config,
  { scope, ...options }: Pick<WatchOptions, 'store' | 'scope' | 'onCompleted'>,
): () => void {
  const client = config.getClient({ chainId: scope.chainId })
  return watchTransactions({
    ...options,
    scope,
    // Loaded with the first transaction.
    fetchState: async (transaction) =>
      (await import('./fetchTransactionState.ts')).fetchTransactionState(client, transaction),
    every: client.pollingInterval,
  })
}
