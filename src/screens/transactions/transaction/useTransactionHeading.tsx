import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import type { DisplayStatus } from '#safe'
import { rejecting } from '#queries'
import { isFinal } from '#signing'
import { ActionSentence, useSentence } from '#screens/common/action'
import {
  type CallSentence,
  type ShownReview,
  useCallSentence,
  withContractSymbol,
} from '#screens/transactions/review'

/** While it is pending, the heading of the review; then what happened, in the past tense. */
export function useTransactionHeading(
  detail: TransactionDetail,
  status: DisplayStatus,
  chain: ChainSummary | undefined,
  review: ShownReview | undefined,
): Pick<CallSentence, 'words' | 'drawn'> {
  const tokens = review?.tokens
  const action = withContractSymbol(rejecting(detail.action, review?.conflicts?.items), tokens)
  const nonce = detail.tx ? Number(detail.tx.nonce) : undefined
  const pending = useCallSentence({ action, chain, nonce, effect: review?.effect, tokens })
  const isDone = detail.status === 'SUCCESS' && status !== 'CONTRADICTED'
  const final = useSentence(action, chain, { nonce, isDone })
  if (!isFinal(detail)) return pending
  const what = 'what' in action ? action.what : undefined
  return { words: final.words, drawn: <ActionSentence {...final} what={what} full /> }
}
