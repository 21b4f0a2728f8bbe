import type { PendingSignature } from '#signing/pending'
import type { Text, ToastMessage } from '#ui'
import { type ShownSigned, signedSentence, type transactionText } from '#screens/common/signing'
import type { confirmText } from './text.ts'

/** A signature, or a failure and what the wallet signed where it isn't what it was asked to. */
export type LeftOutcome = PendingSignature['state'] | { at: string; signed?: ShownSigned }

type TextsOf<T extends { english: object }> = Text<keyof T['english'] & string>

/**
 * What is said of a signature whose dialog was closed or left while the wallet was asked. Nothing
 * if nothing was signed.
 */
export function leftNotice(
  outcome: LeftOutcome,
  text: TextsOf<typeof transactionText>,
  dialogText: TextsOf<typeof confirmText>,
): ToastMessage | undefined {
  if ('status' in outcome)
    return outcome.status === 'unsubmitted'
      ? { tone: 'failed', title: dialogText('many.unsubmitted') }
      : { tone: 'done', title: dialogText('confirm.done') }
  return (
    outcome.signed && {
      tone: 'failed',
      title: text('fail.notOwner'),
      text: `${signedSentence(text, outcome.signed)} ${text('fail.signed')}`,
    }
  )
}
