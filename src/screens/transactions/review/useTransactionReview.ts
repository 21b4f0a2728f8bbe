import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChainSummary, Failure, SafeRef } from '#base'
import type { SafeState, TransactionDetail } from '#domain'
import { InvalidResponseError } from '#gateway'
import { readFailure, transactionQuery } from '#queries'
import { countedBy, withApproved, withSubmitted } from '#signing'
import type { Wallet } from '#wallet'
import { useChain, useEnvironment } from '#screens/core/environment'
import { usePending } from '#screens/common/pending'
import { actorOf } from '#screens/core/openSafe'
import { asCalled } from './asCalled.ts'
import { isRequested } from './isRequested.ts'
import type { SharedReview } from './pendingFromShared.ts'
import {
  type Conflicts,
  isContractOwner,
  reviewIn,
  reviewState,
  type ReviewState,
} from './reviewFlow.ts'
import { useConflicts } from './useConflicts.ts'
import { useVerification, type VerificationResult } from './useVerification.ts'

export interface TransactionReview extends ReviewState {
  detail: TransactionDetail | undefined
  chain: ChainSummary | undefined
  /** undefined for transactions that owners don't sign, and while loading. */
  verification: VerificationResult | undefined
  /** The Safe's on-chain state; undefined until it is read. */
  safe: SafeState | undefined
  /** Other transactions with the same nonce: executing one cancels the rest. */
  conflicts: Conflicts
  failure: Failure | undefined
  retry: () => void
}

/**
 * Everything that pages and dialogs need about a transaction: its details, its verification, and
 * the available action.
 * @param shared the transaction itself, if it came without a gateway
 */
export function useTransactionReview(
  at: SafeRef,
  id: string,
  wallet: Pick<Wallet, 'status' | 'account' | 'chainId'>,
  shared?: SharedReview,
): TransactionReview {
  const { gateway } = useEnvironment()
  const transaction = useQuery({
    ...transactionQuery(gateway, at, id),
    staleTime: 0,
    enabled: shared === undefined,
  })
  const response = transaction.data
  const isMismatch = response !== undefined && !isRequested(response, at, id)
  const detail = isMismatch ? undefined : response
  const error = isMismatch
    ? new InvalidResponseError('The gateway returned a different transaction.', 'details')
    : transaction.error
  return {
    ...useReviewOf(shared ? shared.detail : detail, wallet, shared),
    failure: shared || detail || !error ? undefined : readFailure(error, navigator.onLine),
    retry: () => void transaction.refetch(),
  }
}

/** Like {@link useTransactionReview}, for a transaction that is already loaded. */
export function useReviewOf(
  response: TransactionDetail | undefined,
  wallet: Pick<Wallet, 'status' | 'account' | 'chainId'>,
  shared?: Pick<SharedReview, 'proposal'>,
): Omit<TransactionReview, 'failure' | 'retry'> {
  const isShared = shared !== undefined
  const entries = usePending()
  const known = useMemo(() => asCalled(withSubmitted(response, entries)), [response, entries])
  const verification = useVerification(known, shared?.proposal, isShared)
  const review = reviewIn(verification)
  // Without a gateway and a chain, nothing is known about the Safe.
  const safe = review && (review.snapshot || !isShared) ? review.safe : undefined
  const detail = useMemo(() => countedBy(withApproved(known, review), safe), [known, review, safe])
  const connected = actorOf(wallet)
  return {
    ...reviewState({
      detail,
      review,
      safe,
      entries,
      actor: { ...connected, contract: isContractOwner(review, connected.account) },
      listed: isShared ? undefined : response?.multisig?.confirmations.map(({ signer }) => signer),
      isShared,
    }),
    detail,
    chain: useChain(known?.at.chainId),
    verification,
    safe,
    conflicts: useConflicts(detail),
  }
}
