import type { ChainSummary } from '#base'
import type { Risk } from '#safe'
import { Notice, useText } from '#ui'
import { PartyText } from '#screens/common/parties'
import styles from '../../common/signing/Review.module.css'
import { transactionText } from '#screens/common/signing'

export interface RiskNoticesProps {
  risks: readonly Risk[]
  chain: ChainSummary | undefined
}

/** Of the same danger of the same account, once is enough. */
export const distinctRisks = (risks: readonly Risk[]): readonly Risk[] =>
  risks.filter(
    ({ id, method, of }, index) =>
      risks.findIndex((other) => other.id === id && other.method === method && other.of === of) ===
      index,
  )

/**
 * The risks of a transaction, decoded from its call data, without duplicates. Those of inner
 * transactions name the account that they concern.
 */
export function RiskNotices({ risks, chain }: RiskNoticesProps) {
  const text = useText(transactionText)
  const once = distinctRisks(risks)
  if (once.length === 0) return null
  return (
    <div className={styles.risks}>
      {once.map(({ id, severity, method, of }) => (
        <Notice
          key={`${id} ${method} ${of}`}
          tone={severity === 'critical' ? 'danger' : 'warning'}
          title={text(`risk.${id}`, { method: method ?? '' })}
        >
          {of && (
            <>
              {text('risk.of')} <PartyText party={{ address: of, name: null }} chain={chain} />
            </>
          )}
        </Notice>
      ))}
    </div>
  )
}
