import type { ConfirmationCheck, PendingTransaction } from '#safe'
import { type PendingExecution, type Proposal, executionProgress } from '#signing/pending'
import type { ProposedTransaction } from './prepareInput.ts'

/** A transaction that came without a gateway, as it is reviewed. */
export interface SharedReview {
  detail: ProposedTransaction
  /** The proposal that its next signature makes. */
  proposal: Proposal
}

/**
 * The state of a shared transaction: only signatures that were found valid count, and the Safe's
 * own threshold.
 */
export function pendingFromShared(
  { tx, action }: Pick<ProposedTransaction, 'tx' | 'action'>,
  {
    checks,
    threshold,
    execution,
  }: {
    checks: readonly ConfirmationCheck[]
    threshold: number | undefined
    execution: PendingExecution | undefined
  },
): PendingTransaction {
  const confirmedBy = checks.flatMap(({ status, signer }) => (status === 'ok' ? [signer] : []))
  const inProgress = executionProgress(execution)
  const isComplete = threshold !== undefined && confirmedBy.length >= threshold
  return {
    status: isComplete ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS',
    nonce: tx.nonce,
    confirmedBy,
    rejection: action.kind === 'reject',
    ...(inProgress && { inProgress }),
  }
}
