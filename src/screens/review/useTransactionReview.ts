import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ChainSummary, SafeRef } from '#base'
import type { SafeState, TransactionDetail, TransactionItem } from '#domain'
import { queuedQuery, transactionQuery } from '#queries'
import { type AvailableAction, availableAction, type PendingTransaction } from '#safe'
import type { Wallet } from '#wallet'
import { useChain, useEnvironment } from '../environment.tsx'
import { actorOf, ownEntries, type OwnEntries, pendingFromDetail, usePending } from '../shared/pending.ts'
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
  own: OwnEntries
  /** Others with the same nonce: executing one cancels the rest. */
  conflicts: readonly TransactionItem[]
  error: unknown
  retry: () => void
}

/** Everything that page and dialogs need of one transaction: what it is, what was verified, and what this visitor may do. */
export function useTransactionReview(at: SafeRef, id: string, wallet: Pick<Wallet, 'status' | 'account' | 'chainId'>): TransactionReview {
  const { gateway } = useEnvironment()
  const transaction = useQuery({ ...transactionQuery(gateway, at, id), staleTime: 0 })
  return { ...useReviewOf(transaction.data, wallet), error: transaction.data ? undefined : transaction.error, retry: () => void transaction.refetch() }
}

/** The same of a transaction that is loaded already. */
export function useReviewOf(
  detail: TransactionDetail | undefined,
  wallet: Pick<Wallet, 'status' | 'account' | 'chainId'>,
): Omit<TransactionReview, 'error' | 'retry'> {
  const entries = usePending()
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
    own: ownEntries(entries, detail?.at ?? { chainId: '0', address: '0x' }, detail?.multisig?.safeTxHash, actor.account),
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
