import type { ReactNode } from 'react'
import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import { type Effect, isDanger, type Risk, type StatedRisk, statedRisks } from '#safe'
import { Notice, useText } from '#ui'
import { PartyText } from '#screens/common/parties'
import styles from '../../common/signing/Review.module.css'
import { transactionText } from '#screens/common/signing'
import { orderedRisks } from './orderedRisks.ts'
import { subjectKey } from './subjectKey.ts'
import { UnnamedNotice } from './unnamed/UnnamedNotice.tsx'
import { useRiskWords } from './useRiskWords.ts'

export interface RiskNoticesProps {
  risks: readonly Risk[]
  /** What the transaction does: what they are about. */
  effect?: Effect | undefined
  chain: ChainSummary | undefined
  /** Names and decimals of the tokens that they are about. */
  tokens?: readonly Erc20[] | undefined
  /** Where dangers and warnings have places of their own; both by default. */
  only?: 'dangers' | 'warnings' | undefined
  /** Between the dangers and the warnings: what is as bad as a danger. */
  children?: ReactNode
}

const none: readonly Erc20[] = []

/**
 * The risks of a transaction without duplicates, the worst first. Those of inner transactions name
 * the account that they concern; risks that only the simulation shows come first, together.
 */
export function RiskNotices({
  risks,
  effect,
  chain,
  tokens = none,
  only,
  children,
}: RiskNoticesProps) {
  const stated = statedRisks(risks, effect)
  const ordered = orderedRisks(stated)
  const dangers = only === 'warnings' ? [] : ordered.dangers
  const warnings = only === 'dangers' ? [] : ordered.warnings
  const words = useRiskWords(tokens, chain, stated)
  const unnamed = dangers.flatMap(({ change }) => change ?? [])
  if (risks.length === 0) return children
  return (
    <>
      {dangers.length > 0 && (
        <div className={styles.risks}>
          <UnnamedNotice changes={unnamed} tokens={tokens} chain={chain} />
          <Notices risks={dangers} {...{ words, chain }} />
        </div>
      )}
      {children}
      {warnings.length > 0 && (
        <div className={styles.risks}>
          <Notices risks={warnings} {...{ words, chain }} />
        </div>
      )}
    </>
  )
}

function Notices({
  risks,
  words,
  chain,
}: {
  risks: readonly StatedRisk[]
  words: (risk: StatedRisk) => string
  chain: ChainSummary | undefined
}) {
  const text = useText(transactionText)
  return risks
    .filter(({ change }) => !change)
    .map((risk) => (
      <Notice
        key={`${risk.id} ${risk.method} ${risk.of} ${subjectKey(risk)}`}
        tone={isDanger(risk) ? 'danger' : 'warning'}
        title={words(risk)}
      >
        {risk.of && (
          <>
            {text('risk.of')} <PartyText party={{ address: risk.of, name: null }} chain={chain} />
          </>
        )}
      </Notice>
    ))
}
