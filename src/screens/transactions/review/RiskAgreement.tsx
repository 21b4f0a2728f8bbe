import { useState } from 'react'
import type { Hex } from '#base'
import { type Risk, risksToAgree } from '#safe'
import { Checkbox, useText } from '#ui'
import { distinctRisks } from './RiskNotices.tsx'
import { transactionText } from '#screens/common/signing'
import styles from './RiskAgreement.module.css'

export interface Agreement {
  /** What the user has to agree to; empty for most transactions. */
  risks: readonly Risk[]
  isAgreed: boolean
  /** Why nothing can be signed before, as text. */
  waits: string | undefined
  onAgree: (isAgreed: boolean) => void
}

/**
 * Whether the user agrees to the dangers of a transaction. They agree to these, of this
 * transaction: if a later check finds others, they are asked again.
 * @param isAgreedAlready they did a moment ago, and what is shown is still the same
 */
export function useAgreement(
  all: readonly Risk[],
  hash: Hex | undefined,
  isAgreedAlready = false,
): Agreement {
  const text = useText(transactionText)
  const [agreed, setAgreed] = useState<string>()
  const risks = isAgreedAlready ? [] : risksToAgree(all)
  const key = JSON.stringify([hash, risks])
  const isAgreed = agreed === key
  return {
    risks,
    isAgreed,
    waits: risks.length > 0 && !isAgreed ? text('risk.agreeFirst') : undefined,
    onAgree: (yes) => setAgreed(yes ? key : undefined),
  }
}

/** Stays in view next to the buttons, which wait for it: it names the dangers once more. */
export function RiskAgreement({ risks, isAgreed, onAgree }: Agreement) {
  const text = useText(transactionText)
  if (risks.length === 0) return null
  const words = distinctRisks(risks).map(({ id, method }) =>
    text(`risk.${id}`, { method: method ?? '' }),
  )
  return (
    <div className={styles.agreement}>
      <Checkbox
        label={text('risk.agree')}
        hint={[...new Set(words)].join(' ')}
        checked={isAgreed}
        onChange={onAgree}
      />
    </div>
  )
}
