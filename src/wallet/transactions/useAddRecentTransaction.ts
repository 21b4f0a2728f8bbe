import { useCallback } from 'react'
import type { NewTransaction } from './recentTransaction.ts'
import { useTransactionScope, useTransactionStore } from './TransactionContext.ts'

/**
 * Returns the function that adds a sent transaction.
 * It throws 'No address or chain ID found' while no wallet is connected, and
 * `InvalidTransactionError`.
 */
export function useAddRecentTransaction(): (transaction: NewTransaction) => void {
  const store = useTransactionStore()
  const scope = useTransactionScope()
  return useCallback((transaction) => store.add(scope(), transaction), [store, scope])
}
