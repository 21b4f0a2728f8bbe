import { useAnnounce, useText } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConfig } from 'wagmi'
import { useConnection } from '../internals/useConnection.ts'
import { balanceKey } from '../account/balanceKey.ts'
import { walletText } from '../walletText.ts'
import type { RecentTransaction } from './recentTransaction.ts'
import type { TransactionStore } from './transactionStore.ts'

/**
 * Watches the connected account's pending transactions: announces their completion and refreshes
 * the balance.
 */
export function useTransactionWatch(store: TransactionStore): void {
  const config = useConfig()
  const queries = useQueryClient()
  const t = useText(walletText)
  const announce = useAnnounce()
  const { address: account, chainId, chain } = useConnection()
  const served = chain !== undefined
  useEffect(() => {
    if (!account || !chainId || !served) return
    const onCompleted = ({ hash, description, status }: RecentTransaction) => {
      if (!store.isTold(hash))
        announce(t('transactions.told', { description, status: t(`transactions.${status}`) }))
      void queries.invalidateQueries({ queryKey: balanceKey(account, chainId) })
    }
    let isOver = false
    let stop = () => {}
    // Loaded once a wallet is connected.
    const begin = async () => {
      const { followTransactions } = await import('./followTransactions.ts')
      if (!isOver)
        stop = followTransactions(config, { store, scope: { account, chainId }, onCompleted })
    }
    // If loading fails, transactions stay pending until the next visit.
    begin().catch(() => {})
    return () => {
      isOver = true
      stop()
    }
  }, [config, store, account, chainId, served, queries, t, announce])
}
