import { type Address, sameAddress } from '#base'
import type { SafeState, TxStatus } from '#domain'
import type { Check } from '../verification.ts'

/** The state of a transaction that decides which actions are allowed. */
export interface PendingTransaction {
  status: TxStatus
  nonce: bigint
  /** Everyone who has confirmed; former owners may be among them. */
  confirmedBy: readonly Address[]
  /** Whether it is a rejection itself (see `isRejection`). */
  rejection?: boolean
  /**
   * Local state that the gateway doesn't list yet: a signature or execution in progress, or an
   * unsubmitted signature.
   */
  inProgress?: 'submitting' | 'unsubmitted' | 'processing' | 'executed' | 'failed'
}

/** Confirmations of current owners, without duplicates. Only these count. */
export const validConfirmations = (
  tx: Pick<PendingTransaction, 'confirmedBy'>,
  safe: Pick<SafeState, 'owners'>,
): readonly Address[] =>
  safe.owners.filter((owner) => tx.confirmedBy.some((one) => sameAddress(one, owner)))

/** Owners who have not confirmed. */
export const missingOwners = (
  tx: Pick<PendingTransaction, 'confirmedBy'>,
  safe: Pick<SafeState, 'owners'>,
): readonly Address[] =>
  safe.owners.filter((owner) => !tx.confirmedBy.some((one) => sameAddress(one, owner)))

/**
 * The status of a transaction. If its nonce is below the Safe's and it wasn't executed, another
 * transaction replaced it.
 */
export function statusOf(
  tx: { executed: 'success' | 'failure' | null; nonce: bigint; confirmedBy: readonly Address[] },
  safe: Pick<SafeState, 'owners' | 'threshold' | 'nonce'>,
): TxStatus {
  if (tx.executed) return tx.executed === 'success' ? 'SUCCESS' : 'FAILED'
  if (tx.nonce < safe.nonce) return 'CANCELLED'
  return validConfirmations(tx, safe).length < safe.threshold
    ? 'AWAITING_CONFIRMATIONS'
    : 'AWAITING_EXECUTION'
}

/**
 * The displayed status. In addition to the gateway's values: `WAITING_FOR_NONCE` (fully signed, but
 * an earlier nonce must be executed first), `NONCE_USED` (the nonce was used on-chain, but the
 * gateway doesn't list the outcome yet), `EXECUTED` (executed from this browser, but the gateway
 * doesn't list it yet), `SUBMITTING` and `PROCESSING` (in progress), `UNSUBMITTED` (signed, but the
 * gateway doesn't have the signature). `SUCCESS` and `FAILED_UNCHECKED` are the gateway's claims;
 * `DONE` and `ACTION_FAILED` are proven by the chain, `UNCHECKED` couldn't be, and `CONTRADICTED`
 * is denied by it.
 */
export type DisplayStatus =
  | Exclude<TxStatus, 'FAILED'>
  | 'WAITING_FOR_NONCE'
  | 'NONCE_USED'
  | 'EXECUTED'
  | 'SUBMITTING'
  | 'UNSUBMITTED'
  | 'PROCESSING'
  | 'DONE'
  | 'UNCHECKED'
  | 'ACTION_FAILED'
  | 'FAILED_UNCHECKED'
  | 'CONTRADICTED'

/**
 * The displayed status of a transaction that the gateway reports as executed or failed: its receipt
 * decides the outcome.
 * @param execution the check of the receipt; `unknown` if there is none
 */
export function outcomeStatus(
  status: TxStatus,
  execution: Check['status'] | 'checking',
): DisplayStatus {
  if ((status !== 'SUCCESS' && status !== 'FAILED') || execution === 'checking')
    return reportedStatus(status)
  if (execution === 'differs') return 'CONTRADICTED'
  if (execution === 'ok') return status === 'SUCCESS' ? 'DONE' : 'ACTION_FAILED'
  return status === 'SUCCESS' ? 'UNCHECKED' : 'FAILED_UNCHECKED'
}

/** The displayed status of a transaction whose outcome only the gateway reports. */
export const reportedStatus = (status: TxStatus): DisplayStatus =>
  status === 'FAILED' ? 'FAILED_UNCHECKED' : status

export function displayStatus(
  { status, nonce, inProgress }: Pick<PendingTransaction, 'status' | 'nonce' | 'inProgress'>,
  safe: Pick<SafeState, 'nonce'> | undefined,
): DisplayStatus {
  if (status !== 'AWAITING_CONFIRMATIONS' && status !== 'AWAITING_EXECUTION')
    return reportedStatus(status)
  if (inProgress)
    return (
      {
        submitting: 'SUBMITTING',
        unsubmitted: 'UNSUBMITTED',
        processing: 'PROCESSING',
        executed: 'EXECUTED',
        failed: 'ACTION_FAILED',
      } as const
    )[inProgress]
  if (safe && nonce < safe.nonce) return 'NONCE_USED'
  return safe && status === 'AWAITING_EXECUTION' && nonce > safe.nonce
    ? 'WAITING_FOR_NONCE'
    : status
}
