import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import { isDanger, type Risk } from '#safe'
import { Notice, useText } from '#ui'
import { PartyText } from '#screens/common/parties'
import styles from '../../common/signing/Review.module.css'
import { transactionText } from '#screens/common/signing'
import { distinctRisks } from './distinctRisks.ts'
import { UnnamedNotice } from './unnamed/UnnamedNotice.tsx'
import { useRiskWords } from './useRiskWords.ts'

export interface RiskNoticesProps {
  risks: readonly Risk[]
  chain: ChainSummary | undefined
  /** Names and decimals of the tokens that they are about. */
  tokens?: readonly Erc20[] | undefined
}

const none: readonly Erc20[] = []

/**
 * The risks of a transaction, without duplicates. Those of inner transactions name the account that
 * they concern; risks that only the simulation shows come first, together.
 */
export function RiskNotices({ risks, chain, tokens = none }: RiskNoticesProps) {
  const text = useText(transactionText)
  const words = useRiskWords(tokens, chain)
  const once = distinctRisks(risks)
  const unnamed = once.flatMap(({ change }) => change ?? [])
  if (once.length === 0) return null
  return (
    <div className={styles.risks}>
      <UnnamedNotice changes={unnamed} tokens={tokens} chain={chain} />
      {once
        .filter(({ change }) => !change)
        .map((risk) => (
          <Notice
            key={`${risk.id} ${risk.method} ${risk.of}`}
            tone={isDanger(risk) ? 'danger' : 'warning'}
            title={words(risk)}
          >
            {risk.of && (
              <>
                {text('risk.of')}{' '}
                <PartyText party={{ address: risk.of, name: null }} chain={chain} />
              </>
            )}
          </Notice>
        ))}
    </div>
  )
}
