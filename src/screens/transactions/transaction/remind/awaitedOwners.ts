import { type Address, sameAddress } from '#base'
import type { SafeState } from '#domain'
import { canConfirm, missingOwners, type PendingTransaction, type VerificationState } from '#safe'

/**
 * On-chain owners who may still sign a transaction, without the connected account: only they can be
 * reminded. None while what they would sign isn't verified.
 */
export function awaitedOwners(
  tx: PendingTransaction | undefined,
  safe: SafeState | undefined,
  verification: VerificationState,
  you: Address | undefined,
): readonly Address[] {
  if (!tx || !safe) return []
  const { inProgress, ...rest } = tx
  // A signature of this device that is being submitted counts, and doesn't keep others from
  // signing.
  const others =
    inProgress === 'submitting'
      ? { ...rest, confirmedBy: [...rest.confirmedBy, ...(you ? [you] : [])] }
      : tx
  return missingOwners(tx, safe).filter(
    (account) =>
      !sameAddress(account, you) &&
      canConfirm(others, safe, { account, chainId: safe.chainId }, verification).allowed,
  )
}
