import { useCallback, useSyncExternalStore } from 'react'
import { useConnection } from 'wagmi'
import type { NewTransaction, RecentTransaction } from './recentTransaction.ts'
import { useTransactionStore } from './TransactionContext.ts'
import type { TransactionPlace } from './transactionStore.ts'

const none: readonly RecentTransaction[] = []

/** The transactions that the app has told of for this account on this chain, newest first. */
export function useRecentTransactions(): readonly RecentTransaction[] {
  const store = useTransactionStore()
  const { address: account, chainId } = useConnection()
  const read = () => (account && chainId ? store.list({ account, chainId }) : none)
  return useSyncExternalStore(store.subscribe, read, () => none)
}

/**
 * Gives the function by which an app tells of a transaction that it has sent.
 * It throws 'No address or chain ID found' while no wallet is connected, and `InvalidTransactionError`.
 */
export function useAddRecentTransaction(): (transaction: NewTransaction) => void {
  const store = useTransactionStore()
  const place = usePlace()
  return useCallback((transaction) => store.add(place(), transaction), [store, place])
}

/** Gives the function that forgets the transactions of this account on this chain. It throws 'No address or chain ID found' while no wallet is connected. */
export function useClearRecentTransactions(): () => void {
  const store = useTransactionStore()
  const place = usePlace()
  return useCallback(() => store.clear(place()), [store, place])
}

function usePlace(): () => TransactionPlace {
  const { address: account, chainId } = useConnection()
  return useCallback(() => {
    if (!account || !chainId) throw new Error('No address or chain ID found')
    return { account, chainId }
  }, [account, chainId])
}
