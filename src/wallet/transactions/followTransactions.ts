import type { Config } from 'wagmi'
import { watchTransactions, type WatchOptions } from './watchTransactions.ts'

/** Follows the pending transactions of an account on a chain by the node of that chain. Gives back the way to stop. */
export function followTransactions(config: Config, { place, ...options }: Pick<WatchOptions, 'store' | 'place' | 'onCompleted'>): () => void {
  const client = config.getClient({ chainId: place.chainId })
  return watchTransactions({
    ...options,
    place,
    // Loaded with the first transaction.
    look: async (transaction) => (await import('./lookAtTransaction.ts')).lookAtTransaction(client, transaction),
    every: client.pollingInterval,
  })
}
