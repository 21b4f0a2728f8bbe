import { type Allowed, no } from '#base'
import { type Actor, canExecute } from '#safe'
import type { ActionReason } from '#screens/common/signing'
import type { TransactionReview, VerificationResult } from '#screens/transactions/review'
import type { ShownSimulation } from './useExecute.ts'

/** What else decides whether a reviewed transaction may be sent now. */
export interface Sending {
  /** Whether the relayer sends it, if it accepts it. */
  isRelay: boolean
  isRechecking: boolean
  simulation: ShownSimulation['status']
  lacksGasLimit: boolean
  /** Whether its signatures can't be put into the call that executes it. */
  isUnpackable: boolean
  actor: Actor
}

/** Whether the transaction of a review may be executed now, by the wallet or by the relayer. */
export function mayExecute(
  {
    action,
    pending,
    safe,
    verification,
  }: Pick<TransactionReview, 'action' | 'pending' | 'safe'> & {
    verification: Pick<VerificationResult, 'review'>
  },
  { isRelay, isRechecking, simulation, lacksGasLimit, isUnpackable, actor }: Sending,
): Allowed<ActionReason> {
  // Without the gas of its simulation, the wallet would send what is enough for the transaction,
  // and maybe not for its action.
  const needsGas = simulation === 'loading' && lacksGasLimit && !isRelay
  if (isRechecking || needsGas) return no('checking')
  if (action?.kind === 'confirm') return no('notEnoughSignatures')
  const may =
    !isRelay || !pending || !safe || verification.review === 'checking'
      ? (action?.may ?? no('loading'))
      : // The relayer sends it, so the wallet's network doesn't matter.
        canExecute(pending, safe, actor, verification.review.verification.status)
  return may.allowed && isUnpackable ? no('unpackable') : may
}
