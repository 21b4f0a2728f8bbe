import type { LookAlike } from '#safe/suspicion'
import type { Text } from '#ui'
import type { transactionText } from '#screens/common/signing'
import { intentOf } from './IntentOf.tsx'
import { shownReview, type ShownReview } from './shownReview.ts'
import type { TransactionReview } from './useTransactionReview.ts'
import { type KnownChanges, withChanges } from './withChanges.ts'

/** One of several reviews, with what its simulation shows; undefined until it is loaded. */
export const simulatedReview = (
  text: Text<keyof (typeof transactionText)['english']>,
  { detail, verification, chain, conflicts }: TransactionReview,
  { changes, lookAlikes }: { changes: KnownChanges; lookAlikes: readonly LookAlike[] },
): ShownReview | undefined =>
  verification &&
  detail && {
    ...withChanges(shownReview(text, verification, { conflicts, lookAlikes }), changes, detail),
    intent: intentOf(detail, chain),
  }
