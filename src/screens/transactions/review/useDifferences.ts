import type { ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { actionOf } from './actionOf.ts'
import { differenceText } from './differenceText.ts'
import type { ShownReview } from './shownReview.ts'
import { useCallSentence } from './useCallSentence.tsx'
import { withContractSymbol } from './withContractSymbol.ts'

/**
 * What refutes a transaction, each as a sentence with both values; empty if nothing does. What it
 * is said to do, and what its data does, are the sentences of the review.
 */
export function useDifferences(
  { proof, effect, tokens = [], signatures }: Partial<ShownReview>,
  { action, at, tx }: TransactionDetail,
  chain: ChainSummary | undefined,
): readonly string[] {
  const text = useText(transactionText)
  const nonce = tx ? Number(tx.nonce) : undefined
  const method = action.kind === 'call' ? (action.method ?? undefined) : undefined
  const made =
    tx && effect ? actionOf(effect, { ...tx, method }, { safe: at.address, tokens }) : action
  const shown = useCallSentence({ action: withContractSymbol(action, tokens), chain, nonce })
  const actual = useCallSentence({ action: made, chain, nonce, effect, tokens })
  // Sentences that read the same, such as those of look-alike addresses, differ in their values.
  const summary =
    shown.words === actual.words ? undefined : { shown: shown.words, actual: actual.words }
  return (proof?.differing ?? []).map((check) =>
    differenceText(text, check, { signatures, summary }),
  )
}

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
