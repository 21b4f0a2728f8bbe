import { useCallback, useSyncExternalStore } from 'react'
import { useConnection } from '../internals/useConnection.ts'
import type { RecentTransaction } from './recentTransaction.ts'
import { useTransactionScope, useTransactionStore } from './TransactionContext.ts'

const none: readonly RecentTransaction[] = []

/** The app's transactions of this account on this chain, newest first. */
export function useRecentTransactions(): readonly RecentTransaction[] {
  const store = useTransactionStore()
  const { address: account, chainId } = useConnection()
  const read = () => (account && chainId ? store.list({ account, chainId }) : none)
  return useSyncExternalStore(store.subscribe, read, () => none)
}

/**
 * Returns the function that clears the transactions of this account on this chain. It throws 'No
 * address or chain ID found' while no wallet is connected.
 */
export function useClearRecentTransactions(): () => void {
  const store = useTransactionStore()
  const scope = useTransactionScope()
  return useCallback(() => store.clear(scope()), [store, scope])
}
