import type { ChainSummary } from '#base'
import type { Action, TransactionDetail } from '#domain'
import { useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { sentenceOf, sentenceText } from '#screens/common/action'
import { sharedText } from '#screens/core/text'
import { actionOf } from './actionOf.ts'
import { differenceText } from './differenceText.ts'
import type { ShownReview } from './shownReview.ts'
import { useCallSentence } from './useCallSentence.tsx'
import { withContractSymbol } from './withContractSymbol.ts'

/**
 * What refutes a transaction, each as a sentence with both values; empty if nothing does. The
 * claimed and the actual effect are the sentences of the review.
 */
export function useDifferences(
  { proof, effect, tokens = [], signatures }: Partial<ShownReview>,
  { action, at, tx, multisig }: TransactionDetail,
  chain: ChainSummary | undefined,
): readonly string[] {
  const text = useText(transactionText)
  const sharedWords = useText(sharedText)
  const nonce = tx ? Number(tx.nonce) : undefined
  const method = action.kind === 'call' ? (action.method ?? undefined) : undefined
  const made =
    tx && effect ? actionOf(effect, { ...tx, method }, { safe: at.address, tokens }) : action
  const shown = useCallSentence({ action: withContractSymbol(action, tokens), chain, nonce })
  const actual = useCallSentence({ action: made, chain, nonce, effect, tokens })
  const exact = (one: Action) =>
    sentenceText(sharedWords, sentenceOf(one, { nonce, native: chain }), ({ address }) => address)
  // Sentences that read the same, such as those with look-alike addresses, get whole addresses.
  const summary = differing(shown.words, actual.words) ?? differing(exact(action), exact(made))
  return (proof?.differing ?? []).map((check) =>
    differenceText(text, check, { signatures, summary, isDraft: multisig === null }),
  )
}

const differing = (shown: string, actual: string) =>
  shown === actual ? undefined : { shown, actual }

/** The details of a refutation as plain text, to be sent to someone who can look into it. */
function differenceDetails(
  { proof }: Pick<ShownReview, 'proof'>,
  { at, tx }: TransactionDetail,
  failures: readonly string[],
): string {
  const values = (proof.differing ?? []).map(
    ({ id, shown = '–', actual = '–' }) => `${id}: ${shown} / ${actual}`,
  )
  return [
    ...failures,
    `Safe: ${at.chainId}:${at.address}`,
    ...(tx ? [`Nonce: ${tx.nonce}`] : []),
    ...(proof.hashes ?? []).map(({ label, value }) => `${label}: ${value}`),
    ...values,
  ].join('\n')
}

/** The details of what refutes a transaction, to be copied; undefined if nothing does. */
export function useDifferenceDetails(
  review: ShownReview,
  detail: TransactionDetail,
  chain: ChainSummary | undefined,
): string | undefined {
  const failures = useDifferences(review, detail, chain)
  return review.proof.status === 'differs' ? differenceDetails(review, detail, failures) : undefined
}
