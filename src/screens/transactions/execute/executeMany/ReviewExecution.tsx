import { useEffect } from 'react'
import type { SafeRef } from '#base'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import {
  simulatedReview,
  useReviewLookAlikes,
  useTransactionReview,
} from '#screens/transactions/review'
import { transactionText } from '#screens/common/signing'
import { useDraftChanges } from '../changes/useDraftChanges.ts'
import type { ReviewedExecution } from './reviewedExecution.ts'

export interface ReviewExecutionProps {
  at: SafeRef
  id: string
  /** Called with every change; the same function on each render. */
  onReviewed: (id: string, reviewed: ReviewedExecution) => void
}

/** Reviews one of several transactions, and reports it; draws nothing. */
export function ReviewExecution({ at, id, onReviewed }: ReviewExecutionProps) {
  const text = useText(transactionText)
  const wallet = useWallet()
  const one = useTransactionReview(at, id, wallet)
  const { detail, chain, verification, pending, conflicts, failure } = one
  const review = verification?.review === 'checking' ? undefined : verification?.review
  const lookAlikes = useReviewLookAlikes(detail, verification)
  const changes = useDraftChanges(detail, review, chain, wallet.account)
  const { items, isUnknown, missing } = conflicts
  const conflicting = items.map((item) => item.id).join()
  const { status, inProgress } = pending ?? {}
  useEffect(() => {
    onReviewed(id, {
      detail,
      failure,
      shown: simulatedReview(text, one, { changes, lookAlikes }),
      pending,
      review,
      recheck: verification?.recheck,
    })
    // What these depend on; the objects around them are new on each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [
    onReviewed,
    id,
    detail,
    failure?.kind,
    review,
    verification?.failed,
    status,
    inProgress,
    lookAlikes,
    changes,
    conflicting,
    isUnknown,
    missing,
    text,
  ])
  return null
}
