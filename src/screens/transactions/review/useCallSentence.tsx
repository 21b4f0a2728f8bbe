import type { ReactNode } from 'react'
import type { Address, ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { Action } from '#domain'
import { type Effect, limitChangeOf, paymentsOf } from '#safe'
import { useText } from '#ui'
import { ActionSentence, sentenceOf, useShownSentence } from '#screens/common/action'
import { useWorth } from './useWorth.tsx'
import { transactionText } from '#screens/common/signing'
import { effectSentence } from './effectSentence.ts'
import { useEffectTitle } from './useEffectTitle.ts'
import { PaymentsSentence, paymentsText } from './PaymentsSentence.tsx'
import { useLimitText } from './useLimitText.ts'
import { useTokenWords } from './useTokenWords.ts'

export interface SaidCall {
  action: Action
  chain: ChainSummary | undefined
  nonce?: number | undefined
  /** What the call data does, if that says more than a method's name. */
  effect?: Effect | undefined
  tokens?: readonly Erc20[] | undefined
  /** Whether to show what the amount is worth. */
  valued?: boolean | undefined
  /** Whether it was executed: then it is in the past tense. */
  isDone?: boolean | undefined
}

export interface CallSentence {
  /** As one string, for labels. */
  words: string
  drawn: ReactNode
  /** The other account; `isNamed`: by a name instead of its address. */
  party: { address: Address; isNamed: boolean } | undefined
  /** What its data says beyond the sentence, if that names only the called contract. */
  title: string | undefined
}

const none: readonly Erc20[] = []

/** What a transaction or one of its calls does: the review's sentence, wherever it appears. */
export function useCallSentence({
  action,
  chain,
  nonce,
  effect,
  tokens = none,
  valued = false,
  isDone = false,
}: SaidCall): CallSentence {
  const text = useText(transactionText)
  const said = effectSentence(effect, tokens)
  const own = sentenceOf(action, { nonce, isDone, native: chain })
  const shown = useShownSentence(said ?? own, chain)
  const limitText = useLimitText(tokens, chain)
  const titleOf = useEffectTitle(tokens, chain)
  const tokenWords = useTokenWords(tokens, chain)
  const { worth, unpriced } = useWorth(action, chain)
  const limit = effect && limitChangeOf(effect)
  const payments = effect && paymentsOf(effect)
  const alone = { party: undefined, title: undefined }
  if (limit) {
    const words = limitText(limit)
    return { ...alone, words, drawn: words }
  }
  if (payments)
    return {
      ...alone,
      words: paymentsText(text, payments, tokenWords),
      drawn: <PaymentsSentence {...{ payments, tokens, chain }} />,
    }
  const what = said || !('what' in action) ? undefined : action.what
  // A rejection moves nothing, and a call's value isn't the amount that it approves.
  const isValued = valued && !said && shown.sentence.party !== undefined && !own.rejected
  return {
    words: shown.words,
    title: effect && action.kind === 'call' && !said ? titleOf(effect) : undefined,
    drawn: (
      <>
        <ActionSentence {...shown} what={what} full worth={isValued && worth} />
        {isValued && unpriced && <> {unpriced}</>}
      </>
    ),
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
