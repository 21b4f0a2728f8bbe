import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type SafeRef, sameAddress } from '#base'
import { followTransaction } from '#chain'
import { refreshSafe } from '#queries'
import { followSpends, type PendingSpend, withoutSpend } from '#signing'
import { useEnvironment } from '#screens/core/environment'
import { spends, useSpends } from './spends.ts'

/** Payments from a Safe's limits, sent from this device. */
export const useSpendsOf = (at: SafeRef): readonly PendingSpend[] =>
  useSpends().filter(
    (one) => one.at.chainId === at.chainId && sameAddress(one.at.address, at.address),
  )

/** Dismisses a payment whose outcome was read. */
export const dismissSpend = (spend: PendingSpend): void =>
  void spends.update((before) => withoutSpend(before, spend))

/** Follows payments sent from this device, as long as the page is open. */
export function useFollowedSpends(): void {
  const { client } = useEnvironment()
  const queries = useQueryClient()
  useEffect(
    () =>
      followSpends({
        store: spends,
        now: () => Date.now(),
        followOf: (chainId) => {
          const node = client(chainId)
          return node && ((sent, signal) => followTransaction(node, sent, { signal }))
        },
        onSettled: ({ at }) => void refreshSafe(queries, at),
      }),
    [client, queries],
  )
}
