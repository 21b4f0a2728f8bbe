import type { SafeRow } from '#domain'
import { FiatAmount, QuorumRing, Skeleton, useFormat, useText, VisuallyHidden } from '#ui'
import styles from './SafeList.module.css'
import { mySafesText } from './text.ts'

interface NumbersProps {
  overview: SafeRow['overview']
  isLoading: boolean
}

/** Threshold and network of a Safe, in one line. */
export function SafeFacts({ overview, isLoading, chain }: NumbersProps & { chain: string }) {
  const text = useText(mySafesText)
  const network = <span className={styles.chain}>{chain}</span>
  if (!overview) {
    return (
      <span className={styles.facts}>
        {isLoading && <Skeleton width={67} height={10} />}
        {network}
      </span>
    )
  }
  const { threshold, owners } = overview
  return (
    <span className={styles.facts}>
      {/* One segment per owner; the filled ones are the threshold. */}
      <QuorumRing size={16} signed={threshold} required={owners.length} status="ready" decorative />
      <span aria-hidden="true">{text('threshold', { threshold, owners: owners.length })}</span>
      <VisuallyHidden>{text('threshold.spoken', { threshold, owners: owners.length })}</VisuallyHidden>
      <span className={styles.dot} aria-hidden="true" />
      {network}
    </span>
  )
}

/** The total value; "No data" if the gateway returned none, which is not zero. */
export function SafeTotal({ overview, isLoading, currency }: NumbersProps & { currency: string }) {
  const text = useText(mySafesText)
  const format = useFormat()
  if (overview) {
    return (
      <span className={styles.total} title={format.fiat(overview.fiatTotal, currency)}>
        <FiatAmount value={overview.fiatTotal} currency={currency} />
      </span>
    )
  }
  if (isLoading) return <Skeleton width={84} />
  return (
    <span className={styles.noData} title={text('noData.text')}>
      {text('noData')}
    </span>
  )
}

/** The number of pending transactions. */
export function SafeQueue({ overview, isLoading }: NumbersProps) {
  const text = useText(mySafesText)
  if (overview) return text('queued', { count: overview.queued })
  return isLoading ? <Skeleton width={52} height={10} /> : null
}
