import type { ReactNode } from 'react'
import type { ChainSummary, SafeRef } from '#base'
import type { Erc20 } from '#chain'
import type { Action } from '#domain'
import { type Effect, limitChangeOf } from '#safe'
import { DataList } from '#ui'
import styles from '../../common/signing/Review.module.css'
import { EffectsOf } from './EffectsOf.tsx'
import { ReviewParties } from './ReviewParties.tsx'
import { useCallSentence } from './useCallSentence.tsx'
import { withContractSymbol } from './withContractSymbol.ts'

export interface ReviewOutcomeProps {
  action: Action
  /** The Safe that it was signed for. */
  at: SafeRef
  /** What the call data does: the sentence says what was signed, as in the review. */
  effect?: Effect | undefined
  chain: ChainSummary | undefined
  nonce: number | undefined
  tokens: readonly Erc20[] | undefined
  /** Whether it was executed, and worked. */
  isDone?: boolean | undefined
  /** What follows from it, in one sentence. */
  words: string | undefined
  /** The quorum ring. */
  children: ReactNode
}

/** The last step of a dialog: the ring, what was signed or executed, and what follows from it. */
export function ReviewOutcome({
  action: reported,
  at,
  effect,
  chain,
  nonce,
  tokens = [],
  isDone,
  words,
  children,
}: ReviewOutcomeProps) {
  const action = withContractSymbol(reported, tokens)
  const said = useCallSentence({ action, chain, nonce, effect, tokens, isDone, valued: true })
  // The sentence names them by names and short addresses.
  const namesAccounts =
    said.party !== undefined || (effect !== undefined && limitChangeOf(effect) !== undefined)
  return (
    <div className={styles.progress}>
      {children}
      <h3 className={styles.title}>{said.drawn}</h3>
      {namesAccounts && (
        <div className={styles.accounts}>
          <DataList dense>
            <ReviewParties {...{ action, at, chain, effect, tokens }} />
          </DataList>
          <EffectsOf {...{ action, effect, tokens, chain }} />
        </div>
      )}
      <p className={styles.lead}>{words}</p>
    </div>
  )
}
