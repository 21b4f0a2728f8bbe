import { useEffect } from 'react'
import { no, type SafeRef } from '#base'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import {
  simulatedReview,
  useReviewLookAlikes,
  useTransactionReview,
} from '#screens/transactions/review'
import { transactionText } from '#screens/common/signing'
import { useDraftChanges } from '#screens/transactions/execute'
import { useDraftSimulation } from '../useDraftSimulation.ts'
import type { Reviewed } from './signing.ts'

export interface ReviewOneProps {
  at: SafeRef
  id: string
  /** Called with every change; the same function on each render. */
  onReviewed: (id: string, reviewed: Reviewed) => void
}

/** Reviews one of several transactions, and reports it; draws nothing. */
export function ReviewOne({ at, id, onReviewed }: ReviewOneProps) {
  const text = useText(transactionText)
  const wallet = useWallet()
  const one = useTransactionReview(at, id, wallet)
  const { detail, chain, verification, action, conflicts, failure } = one
  const review = verification?.review === 'checking' ? undefined : verification?.review
  const lookAlikes = useReviewLookAlikes(detail, verification)
  const may = action?.kind === 'execute' ? no('complete') : (action?.may ?? no('loading'))
  const simulation = useDraftSimulation(detail, review, chain, wallet.account)
  const changes = useDraftChanges(detail, review, chain, wallet.account)
  const isAllowed = may.allowed
  const reason = may.allowed ? undefined : may.reason
  const { items, isUnknown, missing } = conflicts
  const conflicting = items.map((item) => item.id).join()
  useEffect(() => {
    onReviewed(id, {
      detail,
      failure,
      shown: simulatedReview(text, one, { changes, lookAlikes }),
      simulation,
      may,
      signable: review?.signable ?? null,
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
    isAllowed,
    reason,
    simulation?.status,
    changes,
    lookAlikes,
    conflicting,
    isUnknown,
    missing,
    text,
  ])
  return null
}
