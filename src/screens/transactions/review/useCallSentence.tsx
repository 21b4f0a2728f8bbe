import type { ReactNode } from 'react'
import type { Address, ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { Action } from '#domain'
import { type Effect, limitChangeOf, paymentsOf } from '#safe'
import { useText } from '#ui'
import { ActionSentence, sentenceOf, useShownSentence } from '#screens/common/action'
import { formatList } from '#screens/common/hooks'
import { transactionText } from '#screens/common/signing'
import { effectSentence } from './effectSentence.ts'
import { useEffectTitle } from './useEffectTitle.ts'
import { useLimitText } from './useLimitText.ts'
import { useTokenWords } from './useTokenWords.ts'

export interface SaidCall {
  action: Action
  chain: ChainSummary | undefined
  nonce?: number | undefined
  /** What the call data does, where that says more than the name of a method. */
  effect?: Effect | undefined
  tokens?: readonly Erc20[] | undefined
}

export interface CallSentence {
  /** As one string, for labels. */
  words: string
  drawn: ReactNode
  /** The other account that it is about; `isNamed`: by a name instead of its address. */
  party: { address: Address; isNamed: boolean } | undefined
  /** What its data says that the sentence doesn't, where that names the called contract alone. */
  title: string | undefined
}

const none: readonly Erc20[] = []

/** What a transaction or one of its calls does: the sentence of the review, wherever it is said. */
export function useCallSentence({
  action,
  chain,
  nonce,
  effect,
  tokens = none,
}: SaidCall): CallSentence {
  const said = effectSentence(effect, tokens)
  const own = sentenceOf(action, { nonce, native: chain })
  const shown = useShownSentence(said ?? own, chain)
  const limitText = useLimitText(tokens, chain)
  const titleOf = useEffectTitle(tokens, chain)
  const paymentsText = usePaymentsText(tokens, chain)
  const limit = effect && limitChangeOf(effect)
  const whole = limit ? limitText(limit) : effect && paymentsText(effect)
  if (whole !== undefined) return { words: whole, drawn: whole, party: undefined, title: undefined }
  const what = said || !('what' in action) ? undefined : action.what
  return {
    words: shown.words,
    title: effect && action.kind === 'call' && !said ? titleOf(effect) : undefined,
    drawn: <ActionSentence {...shown} what={what} full />,
    // A rejection has no recipient: it only uses a nonce.
    party:
      shown.sentence.party && !shown.sentence.rejected
        ? {
            address: shown.sentence.party.address,
            isNamed: shown.party !== undefined && (shown.party.isYou || shown.party.name !== null),
          }
        : undefined,
  }
}

/** What a batch of payments sends; undefined if it does anything else. */
function usePaymentsText(tokens: readonly Erc20[], chain: ChainSummary | undefined) {
  const text = useText(transactionText)
  const { amountOf } = useTokenWords(tokens, chain)
  return (effect: Effect) => {
    const payments = paymentsOf(effect)
    const amounts = payments?.sums.map(({ token, raw }) => amountOf(token, raw))
    return (
      payments &&
      text('payments', { count: payments.count, amounts: formatList(text.locale, amounts ?? []) })
    )
  }
}
