import { useQuery } from '@tanstack/react-query'
import type { ChainSummary, SafeRef } from '#base'
import { type SafeDetail, safeQuery, type TransactionDetail, transactionQuery } from '#queries'
import { useChain, useEnvironment } from '../environment.tsx'

/** The transaction of a dialog and the safe that it is of. */
export function useAsked(
  at: SafeRef,
  id: string,
): { detail: TransactionDetail | undefined; safe: SafeDetail | undefined; chain: ChainSummary | undefined; error: unknown; retry: () => void } {
  const { gateway } = useEnvironment()
  const transaction = useQuery({ ...transactionQuery(gateway, at, id), staleTime: 0 })
  const safe = useQuery(safeQuery(gateway, at))
  return {
    detail: transaction.data,
    safe: safe.data,
    chain: useChain(at.chainId),
    error: transaction.data ? undefined : transaction.error,
    retry: () => void transaction.refetch(),
  }
}
