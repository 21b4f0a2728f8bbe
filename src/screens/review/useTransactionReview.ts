import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ChainSummary, sameAddress, type SafeRef } from '#base'
import type { SafeState, TransactionDetail, TransactionItem } from '#domain'
import { InvalidResponseError } from '#gateway'
import { queuedQuery, transactionQuery } from '#queries'
import { type AvailableAction, availableAction, type PendingTransaction } from '#safe'
import { entriesOf, type PendingEntry } from '#signing/pending'
import type { Wallet } from '#wallet'
import { useChain, useEnvironment } from '../environment.tsx'
import { actorOf, localEntries, type LocalEntries, pendingFromDetail, usePending } from '../shared/pending.ts'
import { useVerification, type VerificationResult } from './useVerification.ts'

export interface TransactionReview {
  detail: TransactionDetail | undefined
  chain: ChainSummary | undefined
  /** undefined for what owners don't sign, and while it is loading. */
  verification: VerificationResult | undefined
  /** The Safe by the chain, where it was read. */
  safe: SafeState | undefined
  pending: PendingTransaction | undefined
  /** What can be done with it now, and whether this visitor may. */
  action: AvailableAction | undefined
  own: LocalEntries
  /** Others with the same nonce: executing one cancels the rest. */
  conflicts: readonly TransactionItem[]
  error: unknown
  retry: () => void
}

/** Everything that page and dialogs need of one transaction: what it is, what was verified, and what this visitor may do. */
export function useTransactionReview(at: SafeRef, id: string, wallet: Pick<Wallet, 'status' | 'account' | 'chainId'>): TransactionReview {
  const { gateway } = useEnvironment()
  const transaction = useQuery({ ...transactionQuery(gateway, at, id), staleTime: 0 })
  const answered = transaction.data
  const isForeign = answered !== undefined && !isRequested(answered, at, id)
  const detail = isForeign ? undefined : answered
  const error = isForeign ? new InvalidResponseError('The gateway answered with another transaction.', 'details') : transaction.error
  return { ...useReviewOf(detail, wallet), error: detail ? undefined : error, retry: () => void transaction.refetch() }
}

/** Whether an answer is the transaction that was asked for: of this Safe, and with the hash that its id names. */
export function isRequested(detail: TransactionDetail, at: SafeRef, id: string): boolean {
  const hash = /^(?:multisig_0x[0-9a-f]{40}_)?(0x[0-9a-f]{64})$/i.exec(id)?.[1]
  const isHash = hash === undefined || detail.multisig?.safeTxHash.toLowerCase() === hash.toLowerCase()
  return detail.at.chainId === at.chainId && sameAddress(detail.at.address, at.address) && isHash
}

/** With the signatures that this browser has submitted and the answer doesn't list yet: they are verified, counted and packed like the others. */
export function withSubmitted(detail: TransactionDetail | undefined, entries: readonly PendingEntry[]): TransactionDetail | undefined {
  const multisig = detail?.multisig
  if (!multisig) return detail
  const news = entriesOf(entries, detail.at, multisig.safeTxHash).flatMap((one) =>
    one.kind === 'confirm' && one.state.status === 'submitted' && !multisig.confirmations.some(({ signer }) => sameAddress(signer, one.by))
      ? [{ signer: one.by, signature: one.signature, at: one.since }]
      : [],
  )
  return news.length === 0 ? detail : { ...detail, multisig: { ...multisig, confirmations: [...multisig.confirmations, ...news] } }
}

/** The same of a transaction that is loaded already. */
export function useReviewOf(
  answered: TransactionDetail | undefined,
  wallet: Pick<Wallet, 'status' | 'account' | 'chainId'>,
): Omit<TransactionReview, 'error' | 'retry'> {
  const entries = usePending()
  const detail = useMemo(() => withSubmitted(answered, entries), [answered, entries])
  const actor = actorOf(wallet)
  const verification = useVerification(detail)
  const chain = useChain(detail?.at.chainId)
  const review = verification && verification.review !== 'checking' ? verification.review : undefined
  const pending = detail?.multisig ? pendingFromDetail(detail, entries, actor.account) : undefined
  return {
    detail,
    chain,
    verification,
    safe: review?.safe,
    pending,
    action: pending && review ? availableAction(pending, review.safe, actor, review.verification.status) : undefined,
    own: detail?.multisig
      ? localEntries(
          entries,
          detail.at,
          detail.multisig.safeTxHash,
          actor.account,
          answered?.multisig?.confirmations.map(({ signer }) => signer),
        )
      : { confirmation: undefined, execution: undefined },
    conflicts: useConflicts(detail),
  }
}

const none: readonly TransactionItem[] = []

/** The other transactions of the queue with the same nonce. */
function useConflicts(detail: TransactionDetail | undefined): readonly TransactionItem[] {
  const { gateway } = useEnvironment()
  const at = detail?.at ?? { chainId: '0', address: '0x' as const }
  const isPending = detail?.status === 'AWAITING_CONFIRMATIONS' || detail?.status === 'AWAITING_EXECUTION'
  const queue = useInfiniteQuery({ ...queuedQuery(gateway, at), enabled: isPending && detail.tx !== null })
  if (!isPending || !queue.data) return none
  const group = [...queue.data.next, ...queue.data.later].find(({ nonce }) => BigInt(nonce) === detail.tx?.nonce)
  return group?.items.filter((item) => item.id !== detail.id) ?? none
}
