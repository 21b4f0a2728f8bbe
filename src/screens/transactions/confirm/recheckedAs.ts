import type { Rechecked, Signable } from '#signing'
import type { ReviewAgain } from '#screens/transactions/review'

/** What a repeated review says about the transaction that was signed. */
export function recheckedAs(review: ReviewAgain, { hash, tx }: Signable): Rechecked {
  if (review === 'unread') return 'unchecked'
  return review?.signable?.hash === hash && review.safe.nonce <= tx.nonce ? 'same' : 'changed'
}
