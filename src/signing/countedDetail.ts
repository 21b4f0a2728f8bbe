import { sameAddress } from '#base'
import type { SafeState, TransactionDetail } from '#domain'
import { unlistedApprovals, validConfirmations } from '#safe'
import { entriesOf } from './pending/pendingStore.ts'
import { isConfirmation, type PendingEntry } from './pending/pendingEntry.ts'
import type { Review } from './prepare.ts'

/** Executed, failed, or canceled: it can no longer be signed or executed. */
export const isFinal = ({ status }: Pick<TransactionDetail, 'status'>): boolean =>
  status !== 'AWAITING_CONFIRMATIONS' && status !== 'AWAITING_EXECUTION'

/**
 * Adds the signatures that this browser has submitted and the response doesn't list yet. They are
 * verified, counted, and packed like the others.
 */
export function withSubmitted(
  detail: TransactionDetail | undefined,
  entries: readonly PendingEntry[],
): TransactionDetail | undefined {
  const multisig = detail?.multisig
  if (!multisig) return detail
  const unlisted = entriesOf(entries, detail.at, multisig.safeTxHash).flatMap((one) =>
    isConfirmation(one) &&
    one.state.status === 'submitted' &&
    !multisig.confirmations.some(({ signer }) => sameAddress(signer, one.by))
      ? [{ signer: one.by, signature: one.signature, at: one.since }]
      : [],
  )
  return unlisted.length === 0
    ? detail
    : {
        ...detail,
        multisig: { ...multisig, confirmations: [...multisig.confirmations, ...unlisted] },
      }
}

/**
 * Adds the owners who approved it on-chain and whom the response doesn't list. They count like
 * signatures.
 */
export function withApproved(
  detail: TransactionDetail | undefined,
  review: Pick<Review, 'snapshot'> | undefined,
): TransactionDetail | undefined {
  const multisig = detail?.multisig
  if (!multisig || !review?.snapshot || isFinal(detail)) return detail
  const approved = unlistedApprovals(
    multisig.confirmations,
    review.snapshot.approvals,
    multisig.safeTxHash,
  )
  return approved.length === 0
    ? detail
    : {
        ...detail,
        multisig: { ...multisig, confirmations: [...multisig.confirmations, ...approved] },
      }
}

/**
 * A pending transaction as the Safe's contract counts it: the gateway doesn't decide how many
 * signatures are required and present.
 */
export function countedBy(
  detail: TransactionDetail | undefined,
  safe: SafeState | undefined,
): TransactionDetail | undefined {
  const multisig = detail?.multisig
  if (!multisig || !safe || isFinal(detail)) return detail
  const confirmedBy = multisig.confirmations.map(({ signer }) => signer)
  const status =
    validConfirmations({ confirmedBy }, safe).length < safe.threshold
      ? 'AWAITING_CONFIRMATIONS'
      : 'AWAITING_EXECUTION'
  return status === detail.status && multisig.required === safe.threshold
    ? detail
    : { ...detail, status, multisig: { ...multisig, required: safe.threshold } }
}
