import { useInfiniteQuery } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import type { TransactionDetail, TransactionItem } from '#domain'
import { multisigQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'

/**
 * The transaction that was executed with the nonce of another one; undefined until it is found.
 * @param isUsed whether the nonce of `detail` was used by something else
 */
export function useCanceledBy(
  at: SafeRef,
  detail: TransactionDetail | undefined,
  isUsed: boolean,
): TransactionItem | undefined {
  const { gateway } = useEnvironment()
  const nonce = detail?.tx ? Number(detail.tx.nonce) : undefined
  const { data } = useInfiniteQuery({
    ...multisigQuery(gateway, at, { ...(nonce !== undefined && { nonce }), executed: true }),
    enabled: isUsed && nonce !== undefined,
  })
  return data?.items.find((item) => item.id !== detail?.id && item.multisig?.nonce === nonce)
}
