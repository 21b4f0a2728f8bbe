import { type Address, type Allowed, type ChainSnapshot, type Hex, sameAddress } from '#base'
import type { SafeState } from '#domain'
import type { Confirmed } from '../execution.ts'
import { type Actor, canConfirm, type ConfirmReason, type VerificationState } from './lifecycle.ts'
import type { PendingTransaction } from './status.ts'

/**
 * On-chain approvals by owners that a service doesn't list. They count like signatures; their time
 * is unknown.
 */
export const unlistedApprovals = (
  listed: readonly Confirmed[],
  approvals: ChainSnapshot['approvals'],
  safeTxHash: Hex,
): readonly { signer: Address; signature: null; at: null }[] =>
  approvals?.safeTxHash.toLowerCase() === safeTxHash.toLowerCase()
    ? approvals.owners.flatMap((signer) =>
        listed.some((one) => sameAddress(one.signer, signer))
          ? []
          : [{ signer, signature: null, at: null }],
      )
    : []

/** An owner may approve on-chain whatever it may sign. A contract owner can't do anything else. */
export const canApprove = (
  tx: PendingTransaction,
  safe: SafeState,
  actor: Actor,
  verification: VerificationState,
): Allowed<ConfirmReason> => canConfirm(tx, safe, { ...actor, contract: false }, verification)
