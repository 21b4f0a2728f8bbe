import { createContext, useCallback, useContext } from 'react'
import { useConnection } from '../internals/useConnection.ts'
import type { TransactionScope, TransactionStore } from './transactionStore.ts'

export const TransactionContext = createContext<TransactionStore | null>(null)

/** Throws outside a WalletProvider. */
export function useTransactionStore(): TransactionStore {
  const store = useContext(TransactionContext)
  if (!store) throw new Error('Transaction hooks must be used within WalletProvider')
  return store
}

/**
 * Returns the function that reads the connected account and its chain. It throws 'No address or
 * chain ID found' while no wallet is connected.
 */
export function useTransactionScope(): () => TransactionScope {
  const { address: account, chainId } = useConnection()
  return useCallback(() => {
    if (!account || !chainId) throw new Error('No address or chain ID found')
    return { account, chainId }
  }, [account, chainId])
}
