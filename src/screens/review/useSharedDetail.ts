import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { readFailure, transactionQuery } from '#queries'
import { decodeTransaction, type SharedTransaction } from '#safe'
import { useEnvironment } from '../environment.tsx'
import { usePending } from '../shared/pending.ts'
import { isRequested } from './isRequested.ts'
import type { ProposedTransaction } from './prepareInput.ts'
import { sharedDetail, sharedId } from './sharedDetail.ts'
import { useTokenReading } from './useTokens.ts'

/** What a gateway says of a shared transaction: nothing yet, nothing at all, that it doesn't know it, or that it has it as well. */
export type GatewayAnswer = { status: 'asking' | 'silent' | 'unknown' } | { status: 'known'; detail: TransactionDetail }

const nowhere: SafeRef = { chainId: '0', address: '0x' }

/** A shared transaction with the signatures of this device and, if it answers, of the gateway. Both undefined without one. */
export function useSharedDetail(shared: SharedTransaction | undefined): { detail: ProposedTransaction | undefined; gateway: GatewayAnswer | undefined } {
  const { gateway } = useEnvironment()
  const entries = usePending()
  const at = shared?.at ?? nowhere
  const id = shared ? sharedId(shared) : ''
  const effect = useMemo(() => shared && decodeTransaction(shared.tx, shared.at.address).effect, [shared])
  const { tokens, isReading } = useTokenReading(at, effect)
  const answer = useQuery({ ...transactionQuery(gateway, at, id), enabled: shared !== undefined, networkMode: 'always' })
  const known = answer.data && isRequested(answer.data, at, id) ? answer.data : undefined
  const detail = useMemo(
    () => (shared && effect && !isReading ? sharedDetail(shared, { effect, tokens, entries, listed: known?.multisig?.confirmations ?? [] }) : undefined),
    [shared, effect, tokens, isReading, entries, known],
  )
  const status = answer.isPending ? 'asking' : answer.error && readFailure(answer.error, true).kind === 'notFound' ? 'unknown' : 'silent'
  return { detail, gateway: shared && (known ? { status: 'known', detail: known } : { status }) }
}
