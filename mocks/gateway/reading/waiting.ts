import type { TransactionStatus, TransactionSummary } from '#gateway'
import type { SafeSnapshot } from './safeSnapshot.ts'
import type { Proposal } from '../proposals.ts'
import type { ChainState } from '../state.ts'
import { addressInfo } from './addressInfo.ts'
import { readOrigin } from './origin.ts'
import { transactionInfo } from './transactionInfo.ts'

/** Pending transactions, in the order of the queue. */
export const queueOf = (state: ChainState, safe: SafeSnapshot): Proposal[] =>
  state.proposals
    .of(safe.address)
    .filter((one) => one.tx.nonce >= safe.nonce && !state.index.execution(one.safeTxHash))

/** Confirmations of current owners: those of former owners no longer count. */
export const countedConfirmations = (safe: SafeSnapshot, { confirmations }: Proposal) =>
  confirmations.filter((one) =>
    safe.owners.some((owner) => owner.toLowerCase() === one.owner.toLowerCase()),
  )

export function statusOf(
  state: ChainState,
  safe: SafeSnapshot,
  proposal: Proposal,
): TransactionStatus {
  const run = state.index.execution(proposal.safeTxHash)
  if (run) return run.success ? 'SUCCESS' : 'FAILED'
  if (proposal.tx.nonce < safe.nonce) return 'CANCELLED'
  return countedConfirmations(safe, proposal).length < safe.threshold
    ? 'AWAITING_CONFIRMATIONS'
    : 'AWAITING_EXECUTION'
}

/** One row of the queue. */
export function waitingSummary(
  state: ChainState,
  safe: SafeSnapshot,
  proposal: Proposal,
): TransactionSummary {
  const confirmed = countedConfirmations(safe, proposal)
  const status = statusOf(state, safe, proposal)
  const missing = safe.owners.filter(
    (owner) => !confirmed.some((one) => one.owner.toLowerCase() === owner.toLowerCase()),
  )
  return {
    txInfo: transactionInfo(state, safe.address, proposal.tx, proposal.tx),
    id: `multisig_${safe.address}_${proposal.safeTxHash}`,
    txHash: null,
    timestamp: proposal.submittedAt,
    txStatus: status,
    executionInfo: {
      type: 'MULTISIG',
      nonce: proposal.tx.nonce,
      confirmationsRequired: safe.threshold,
      confirmationsSubmitted: confirmed.length,
      missingSigners:
        status === 'AWAITING_CONFIRMATIONS' ? missing.map((owner) => addressInfo(owner)) : null,
    },
    ...readOrigin(proposal.origin),
  }
}
