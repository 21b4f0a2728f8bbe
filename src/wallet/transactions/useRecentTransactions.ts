import { useCallback, useSyncExternalStore } from 'react'
import { useConnection } from 'wagmi'
import type { NewTransaction, RecentTransaction } from './recentTransaction.ts'
import { useTransactionStore } from './TransactionContext.ts'
import type { TransactionScope } from './transactionStore.ts'

const none: readonly RecentTransaction[] = []

/** The app's transactions of this account on this chain, newest first. */
export function useRecentTransactions(): readonly RecentTransaction[] {
  const store = useTransactionStore()
  const { address: account, chainId } = useConnection()
  const read = () => (account && chainId ? store.list({ account, chainId }) : none)
  return useSyncExternalStore(store.subscribe, read, () => none)
}

/**
 * Returns the function that adds a sent transaction.
 * It throws 'No address or chain ID found' while no wallet is connected, and `InvalidTransactionError`.
 */
export function useAddRecentTransaction(): (transaction: NewTransaction) => void {
  const store = useTransactionStore()
  const scope = useScope()
  return useCallback((transaction) => store.add(scope(), transaction), [store, scope])
}

/**
 * Returns the function that clears the transactions of this account on this chain. It throws 'No address or chain ID found' while no wallet is
 * connected.
 */
export function useClearRecentTransactions(): () => void {
  const store = useTransactionStore()
  const scope = useScope()
  return useCallback(() => store.clear(scope()), [store, scope])
}

function useScope(): () => TransactionScope {
  const { address: account, chainId } = useConnection()
  return useCallback(() => {
    if (!account || !chainId) throw new Error('No address or chain ID found')
    return { account, chainId }
  }, [account, chainId])
}
