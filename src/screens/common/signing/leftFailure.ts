import type { Text, ToastMessage } from '#ui'
import { failureSentence, type ShownFailure, signedSentence } from './FailureNotice.tsx'
import type { transactionText } from './text.ts'

type Words = Text<keyof (typeof transactionText)['english']>

/**
 * The notice for an action that failed after its dialog was closed or left. There is none if the
 * user rejected it: they did so in the wallet.
 */
export function leftFailure(
  text: Words,
  failure: ShownFailure,
  network: string,
): ToastMessage | undefined {
  if (failure.why === 'rejected') return undefined
  const more = moreOf(text, failure)
  return {
    tone: 'failed',
    title: failureSentence(text, failure, network),
    ...(more !== undefined && { text: more }),
  }
}

function moreOf(text: Words, failure: ShownFailure): string | undefined {
  if (failure.at === 'relay') return undefined
  if (failure.signed) return `${signedSentence(text, failure.signed)} ${text('fail.signed')}`
  if (failure.at !== 'wallet' || failure.why === 'pending') return undefined
  return text(failure.mayHaveSent ? 'fail.mayHaveSent' : 'fail.nothingSent')
}
