import { useAnnounce, useText } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { balanceKey } from '../account/balanceKey.ts'
import { walletText } from '../walletText.ts'
import type { RecentTransaction } from './recentTransaction.ts'
import type { TransactionStore } from './transactionStore.ts'

/** Follows what is pending for the connected account: its end is announced, and the balance read again. */
export function useTransactionWatch(store: TransactionStore): void {
  const config = useConfig()
  const queries = useQueryClient()
  const t = useText(walletText)
  const announce = useAnnounce()
  const { address: account, chainId, chain } = useConnection()
  const served = chain !== undefined
  const onCompleted = useEffectEvent(({ description, status }: RecentTransaction) => {
    announce(t('transactions.told', { description, status: t(`transactions.${status}`) }))
    void queries.invalidateQueries({ queryKey: balanceKey(account, chainId) })
  })
  useEffect(() => {
    if (!account || !chainId || !served) return
    let isOver = false
    let stop = () => {}
    // Nobody pays for it before a wallet is connected.
    const begin = async () => {
      const { followTransactions } = await import('./followTransactions.ts')
      if (!isOver) stop = followTransactions(config, { store, scope: { account, chainId }, onCompleted })
    }
    // Where it cannot be loaded, transactions stay pending until the next visit.
    begin().catch(() => {})
    return () => {
      isOver = true
      stop()
    }
  }, [config, store, account, chainId, served])
}
