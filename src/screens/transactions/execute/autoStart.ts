import { type Address, type Allowed, sameAddress } from '#base'
import type { ActionReason } from '#screens/common/signing'
import type { ExecuteDialogState, ShownSimulation } from './useExecute.ts'

export interface AutoStartInput {
  /** The account that requested the execution, and the one that is connected now. */
  askedBy: Address | undefined
  account: Address | undefined
  step: ExecuteDialogState['step']
  simulation: ShownSimulation['status']
  /** Whether the review is the one that was approved; undefined until it is known. */
  isAsAgreed: boolean | undefined
  /** Whether it costs about what was approved; undefined until it is known. */
  isCostAsAgreed: boolean | undefined
  /** undefined until it is known. */
  may: Allowed<ActionReason> | undefined
}

/**
 * Whether an execution requested together with the last signature starts automatically. It does at
 * the first answer or not at all: a paid transaction must not start minutes later, because
 * something was read again or another account was chosen, nor with a review or a cost that the user
 * hasn't approved.
 */
export function autoStart({
  askedBy,
  account,
  step,
  simulation,
  isAsAgreed,
  isCostAsAgreed,
  may,
}: AutoStartInput): 'waits' | 'starts' | 'ends' {
  if (!sameAddress(askedBy, account) || step !== 'review') return 'ends'
  if (isAsAgreed === false || isCostAsAgreed === false) return 'ends'
  const isDeclined = may && !may.allowed && may.reason !== 'loading' && may.reason !== 'checking'
  if (isDeclined || (simulation !== 'loading' && simulation !== 'works')) return 'ends'
  return isAsAgreed && isCostAsAgreed && may?.allowed && simulation === 'works' ? 'starts' : 'waits'
}
