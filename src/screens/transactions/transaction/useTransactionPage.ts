import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Address, type Allowed, mapRemote, type SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { toRemote, transactionQuery } from '#queries'
import { displayStatus } from '#safe'
import { isFinal } from '#signing'
import { useText } from '#ui'
import type { Wallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { useActor } from '#screens/core/openSafe'
import { linkTo } from '#screens/core/links'
import { transactionText } from '#screens/common/signing'
import {
  intentOf,
  isRequested,
  reviewIn,
  shownReview,
  type TransactionReview,
  useQueuedNonces,
  useReviewLookAlikes,
  useReviewOf,
} from '#screens/transactions/review'
import { useSkippedQueue } from '#screens/transactions/skippedQueue'
import { type ApproveAs, useApproveAs } from './approveAs/useApproveAs.ts'
import { awaitedOwners } from './remind/awaitedOwners.ts'
import type { TransactionViewProps } from './TransactionView.tsx'
import { type OtherMoves, otherMoves } from './transactionFlow.ts'
import { useCanceledBy } from './useCanceledBy.ts'

export interface TransactionPage {
  /** Includes the signatures and approvals that the gateway doesn't list. */
  detail: TransactionDetail | undefined
  /** Whether the gateway responded with a transaction other than the requested one. */
  isOther: boolean
  available: TransactionReview['action']
  moves: OtherMoves
  /** Owners who can be reminded to sign. */
  awaited: readonly Address[]
  /** Approving it as another Safe that owns this one. */
  nested: ApproveAs
  shown: Pick<
    TransactionViewProps,
    'transaction' | 'chain' | 'review' | 'status' | 'canceledBy' | 'submitted'
  >
  parts: { skipped: ReactNode; intent: ReactNode }
}

/** Loads a transaction, checks it, and decides what its page offers. */
export function useTransactionPage(
  at: SafeRef,
  id: string,
  wallet: Wallet,
  mayPropose: Allowed<string>,
): TransactionPage {
  const text = useText(transactionText)
  const { gateway, isWithoutService } = useEnvironment()
  const listed = toRemote(useQuery(transactionQuery(gateway, at, id)))
  const { detail, chain, verification, safe, pending, action, conflicts } = useReviewOf(
    listed.status === 'ready' ? listed.value : undefined,
    wallet,
  )
  const status = pending && displayStatus(pending, safe)
  const canceledBy = useCanceledLink(at, detail, status)
  const nonces = useQueuedNonces(at)
  const skipped = useSkippedQueue(at, reviewIn(verification)?.effect)
  const nested = useApproveAs({ at, verification, pending, safe, account: wallet.account })
  const { actor } = useActor(at, safe)
  const lookAlikes = useReviewLookAlikes(detail, verification)
  const record = detail !== undefined && isFinal(detail)
  return {
    detail,
    isOther: detail !== undefined && !isRequested(detail, at, id),
    available: action,
    moves: otherMoves({
      detail,
      pending,
      safe,
      nonces,
      rivals: conflicts.items,
      actor,
      areApprovalsKnown: nested.safes !== undefined,
      mayPropose,
      isLocal: isWithoutService,
    }),
    awaited: awaitedOwners(
      pending,
      safe,
      reviewIn(verification)?.verification.status ?? 'checking',
      wallet.account,
    ),
    nested,
    shown: {
      transaction: mapRemote(listed, (one) => detail ?? one),
      chain,
      review:
        verification &&
        shownReview(text, verification, {
          conflicts,
          lookAlikes,
          record,
          shared: isWithoutService,
        }),
      status,
      canceledBy,
      submitted: pending?.confirmedBy.length ?? 0,
    },
    parts: { skipped, intent: intentOf(detail, chain) },
  }
}

/** What was executed with the nonce of a transaction, with its page. */
function useCanceledLink(
  at: SafeRef,
  detail: TransactionDetail | undefined,
  status: TransactionViewProps['status'],
): TransactionViewProps['canceledBy'] {
  const { chains } = useEnvironment()
  const isUsed = detail?.status === 'CANCELLED' || status === 'NONCE_USED'
  const item = useCanceledBy(at, detail, isUsed)
  return item && { item, href: linkTo(chains, at, 'transaction', item.id) }
}
