import { useState } from 'react'
import type { ChainSummary, Hex } from '#base'
import type { Erc20 } from '#chain'
import { digest } from '#queries'
import { type Effect, type Risk, risksToAgree, statedRisks } from '#safe'
import { Checkbox, useText } from '#ui'
import type { ShownReview } from './shownReview.ts'
import { subjectKey } from './subjectKey.ts'
import { useRiskWords } from './useRiskWords.ts'
import { transactionText } from '#screens/common/signing'
import styles from './RiskAgreement.module.css'

export interface Agreement {
  /** What the user has to acknowledge; empty for most transactions. */
  risks: readonly Risk[]
  isAgreed: boolean
  /** Why nothing can be signed before, as text. */
  waits: string | undefined
  onAgree: (isAgreed: boolean) => void
}

/**
 * Whether the user acknowledges the dangers of a transaction. Covers only these, of this
 * transaction: if a later check finds others, the user has to acknowledge again. While a check may
 * still find some, nothing can be signed.
 * @param isAgreedAlready whether the user did so a moment ago, and what is shown is still the same
 */
export function useAgreement(
  { risks: all, isSimulating = false }: Pick<ShownReview, 'risks' | 'isSimulating'>,
  hash: Hex | undefined,
  isAgreedAlready = false,
): Agreement {
  const text = useText(transactionText)
  const [agreed, setAgreed] = useState<string>()
  const risks = isAgreedAlready ? [] : risksToAgree(all)
  const key = digest([hash, risks])
  const isAgreed = agreed === key
  return {
    risks,
    isAgreed,
    waits: isSimulating
      ? text('reason.simulating')
      : risks.length > 0 && !isAgreed
        ? text('risk.agreeFirst')
        : undefined,
    onAgree: (yes) => setAgreed(yes ? key : undefined),
  }
}

export interface RiskAgreementProps extends Agreement {
  /** What the transaction does: what its dangers are about. */
  effect?: Effect | undefined
  /** Names and decimals of the tokens that the dangers are about. */
  tokens?: readonly Erc20[] | undefined
  chain?: ChainSummary | undefined
}

const none: readonly Erc20[] = []

/**
 * Stays in view next to the buttons, which are disabled until it's checked: it names the dangers
 * once more.
 */
export function RiskAgreement({
  risks,
  isAgreed,
  onAgree,
  effect,
  tokens = none,
  chain,
}: RiskAgreementProps) {
  const stated = statedRisks(risks, effect)
  const wordsOf = useRiskWords(tokens, chain, stated)
  if (risks.length === 0) return null
  // Two accounts may have the same name.
  const dangers = new Map(
    stated.map((risk) => [subjectKey(risk) || wordsOf(risk), asSentence(wordsOf(risk))]),
  )
  return (
    <AgreementBox dangers={[...dangers.values()].join(' ')} isAgreed={isAgreed} onAgree={onAgree} />
  )
}

/** A box to check to acknowledge what it names. */
export function AgreementBox({
  dangers,
  isAgreed,
  onAgree,
}: {
  dangers: string
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}) {
  const text = useText(transactionText)
  return (
    <div className={styles.agreement}>
      <Checkbox label={text('risk.agree')} hint={dangers} checked={isAgreed} onChange={onAgree} />
    </div>
  )
}

/** Titles have no full stop. */
export const asSentence = (words: string) => (/\p{P}$/u.test(words) ? words : `${words}.`)
