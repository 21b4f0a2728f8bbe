import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TransactionDetail } from '#domain'
import { readFailure, transactionQuery } from '#queries'
import { decodeTransaction, type SharedTransaction } from '#safe'
import { useEnvironment } from '#screens/core/environment'
import { usePending } from '#screens/common/pending'
import {
  isRequested,
  type ProposedTransaction,
  useTokenReading,
} from '#screens/transactions/review'
import { sharedDetail, sharedId } from './sharedDetail.ts'

/**
 * The gateway's response about a shared transaction: not yet known, none, that it doesn't know the
 * transaction, or that it has it as well.
 */
export type GatewayAnswer =
  | { status: 'asking' | 'silent' | 'unknown' }
  | { status: 'known'; detail: TransactionDetail }

/**
 * A shared transaction with the signatures of this device and, if it responds, of the gateway;
 * undefined until its tokens are read.
 */
export function useSharedDetail(shared: SharedTransaction): {
  detail: ProposedTransaction | undefined
  gateway: GatewayAnswer
} {
  const { gateway } = useEnvironment()
  const entries = usePending()
  const { at } = shared
  const id = sharedId(shared)
  const effect = useMemo(() => decodeTransaction(shared.tx, shared.at.address).effect, [shared])
  const { tokens, isReading } = useTokenReading(at, effect)
  const answer = useQuery({ ...transactionQuery(gateway, at, id), networkMode: 'always' })
  const known = answer.data && isRequested(answer.data, at, id) ? answer.data : undefined
  const detail = useMemo(
    () =>
      isReading
        ? undefined
        : sharedDetail(shared, {
            effect,
            tokens,
            entries,
            listed: known?.multisig?.confirmations ?? [],
          }),
    [shared, effect, tokens, isReading, entries, known],
  )
  const status = answer.isPending
    ? 'asking'
    : answer.error && readFailure(answer.error, true).kind === 'notFound'
      ? 'unknown'
      : 'silent'
  return { detail, gateway: known ? { status: 'known', detail: known } : { status } }
}
