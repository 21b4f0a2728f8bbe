import type { PendingSignature } from '#signing/pending'
import type { Text, ToastMessage } from '#ui'
import { leftFailure, type ShownFailure, type transactionText } from '#screens/common/signing'
import type { confirmText } from './text.ts'

/** A signature, or why there is none. */
export type LateOutcome = PendingSignature['state'] | ShownFailure

type TextsOf<T extends { english: object }> = Text<keyof T['english'] & string>

/** The notice about a signature whose dialog was closed or left while the wallet was prompted. */
export function lateNotice(
  outcome: LateOutcome,
  text: TextsOf<typeof transactionText>,
  dialogText: TextsOf<typeof confirmText>,
  network: string,
): ToastMessage | undefined {
  if (!('status' in outcome)) return leftFailure(text, outcome, network)
  return outcome.status === 'unsubmitted'
    ? { tone: 'failed', title: dialogText('many.unsubmitted') }
    : { tone: 'done', title: dialogText('confirm.done') }
}
