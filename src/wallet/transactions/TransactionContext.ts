import { createContext, useContext } from 'react'
import type { TransactionStore } from './transactionStore.ts'

export const TransactionContext = createContext<TransactionStore | null>(null)

/** Throws outside a WalletProvider. */
export function useTransactionStore(): TransactionStore {
  const store = useContext(TransactionContext)
  if (!store) throw new Error('Transaction hooks must be used within WalletProvider')
  return store
}
