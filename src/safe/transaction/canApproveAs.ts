import { type Address, type Allowed, no } from '#base'
import type { SafeState } from '#domain'
import { canConfirm, type ConfirmReason, isOwner, type VerificationState } from './lifecycle.ts'
import type { PendingTransaction } from './status.ts'

/** A Safe that is an owner of another Safe. */
export interface OwnerSafe {
  address: Address
  owners: readonly Address[]
}

/**
 * Each owner of a Safe that is an owner itself may propose there to approve what it may approve.
 * Network, signatures, and nonce are that proposal's concern.
 */
export function canApproveAs(
  tx: PendingTransaction,
  safe: SafeState,
  { account, as }: { account: Address | null; as: OwnerSafe },
  verification: VerificationState,
): Allowed<ConfirmReason> {
  const { inProgress, ...rest } = tx
  // The account's own signature in progress isn't the other Safe's.
  const pending = inProgress === 'submitting' || inProgress === 'unsubmitted' ? rest : tx
  const may = canConfirm(
    pending,
    safe,
    { account: account && as.address, chainId: safe.chainId },
    verification,
  )
  return may.allowed && !isOwner(as, account) ? no('notOwner') : may
}
