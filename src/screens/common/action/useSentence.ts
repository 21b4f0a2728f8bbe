import { useCallback } from 'react'
import { type ChainSummary, withPlainSpaces } from '#base'
import type { Action, Party } from '#domain'
import { useText } from '#ui'
import { type Sentence, sentenceOf, type SentenceOptions, sentenceText } from './actionText.ts'
import {
  nameOrAddress,
  namesText,
  type ResolvedName,
  resolveName,
  useName,
  useNames,
} from '#screens/core/names'
import { sharedText } from '#screens/core/text'

export interface ShownSentence {
  sentence: Sentence
  /** The chain of its tokens. */
  chainId: string | undefined
  /** As one string, for button labels. */
  words: string
  party: ResolvedName | undefined
  from: ResolvedName | undefined
}

/** A transaction's action as a sentence with resolved names: "Send 2.5 ETH to Dave". */
export function useSentence(
  action: Action,
  chain: ChainSummary | undefined,
  { nonce, isDone }: Omit<SentenceOptions, 'native'> = {},
): ShownSentence {
  return useShownSentence(sentenceOf(action, { nonce, isDone, native: chain }), chain)
}

/** A sentence with resolved names. */
export function useShownSentence(
  sentence: Sentence,
  chain: ChainSummary | undefined,
): ShownSentence {
  const shared = useText(sharedText)
  const names = useText(namesText)
  const party = useName(sentence.party, chain?.chainId)
  const from = useName(sentence.from, chain?.chainId)
  const nameOf = (one: Party) => {
    const resolved = one === sentence.party ? party : from
    return resolved ? nameOrAddress(names, resolved, one.address) : ''
  }
  return {
    sentence,
    chainId: chain?.chainId,
    words: withPlainSpaces(sentenceText(shared, sentence, nameOf)),
    party,
    from,
  }
}

/** Sentences as text; their names aren't looked up again. */
export function useSentenceText(chain: ChainSummary | undefined): (sentence: Sentence) => string {
  const shared = useText(sharedText)
  const namesWords = useText(namesText)
  const names = useNames()
  return useCallback(
    (sentence) =>
      sentenceText(shared, sentence, (party) =>
        nameOrAddress(namesWords, resolveName(names, party, chain?.chainId), party.address),
      ),
    [shared, namesWords, names, chain],
  )
}

/** The sentences of transactions as text, such as those in a notice. */
export function useSentenceOf(
  chain: ChainSummary | undefined,
): (action: Action, options?: Omit<SentenceOptions, 'native'>) => string {
  const textOf = useSentenceText(chain)
  return useCallback(
    (action, options) => textOf(sentenceOf(action, { ...options, native: chain })),
    [textOf, chain],
  )
}
