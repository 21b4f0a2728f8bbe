import type { Risk } from '#safe'
import { Notice, useText } from '#ui'
import styles from './Review.module.css'
import { transactionText } from './text.ts'

/** The risks of a transaction, decoded from its call data, without duplicates. */
export function RiskNotices({ risks }: { risks: readonly Risk[] }) {
  const text = useText(transactionText)
  const once = risks.filter(
    ({ id, method }, index) =>
      risks.findIndex((other) => other.id === id && other.method === method) === index,
  )
  if (once.length === 0) return null
  return (
    <div className={styles.risks}>
      {once.map((risk) => (
        <Notice
          key={`${risk.id} ${risk.method}`}
          tone={risk.severity === 'critical' ? 'danger' : 'warning'}
          title={text(`risk.${risk.id}`, { method: risk.method ?? '' })}
        />
      ))}
    </div>
  )
}
