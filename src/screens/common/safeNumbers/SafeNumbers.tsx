import type { PartialCount, SafeRow } from '#domain'
import { FiatAmount, Skeleton, useFormat, useText } from '#ui'
import { cappedCount } from '#screens/common/pending'
import styles from './SafeNumbers.module.css'
import { safeNumbersText } from './text.ts'

export interface NumbersProps {
  overview: SafeRow['overview']
  isLoading: boolean
}

/** The total value; "No data" if the gateway returned none, which is not zero. */
export function SafeTotal({ overview, isLoading, currency }: NumbersProps & { currency: string }) {
  const text = useText(safeNumbersText)
  const format = useFormat()
  const total = overview?.fiatTotal ?? null
  if (total !== null) {
    return (
      <span className={styles.total} title={format.fiat(total, currency, 'whole')}>
        <FiatAmount value={total} currency={currency} />
      </span>
    )
  }
  // Nothing has a price.
  if (overview) return null
  if (isLoading) return <Skeleton width={104} />
  return (
    <span className={styles.noData} title={text('noData.text')}>
      {text('noData')}
    </span>
  )
}

/**
 * The number of pending transactions; in narrow lists, of those that need the viewer's signature,
 * if any.
 */
export function SafeQueue({ overview, isLoading }: NumbersProps) {
  if (overview) {
    const { awaiting, queued } = overview
    if (!awaiting || awaiting.count === 0) return <SafePending queued={queued} />
    return (
      <>
        <span className={styles.queued}>
          <SafePending queued={queued} />
        </span>
        <span className={styles.narrow}>
          <SafeToSign awaiting={awaiting} />
        </span>
      </>
    )
  }
  return isLoading ? <Skeleton width={52} height={10} /> : null
}

/** The number of pending transactions. */
export function SafePending({ queued }: { queued: number }) {
  const text = useText(safeNumbersText)
  const pending = cappedCount(queued)
  return text('queued', { ...pending, atLeast: String(pending.atLeast) })
}

/** How many transactions need the viewer's signature. */
export function SafeToSign({ awaiting: { count, atLeast } }: { awaiting: PartialCount }) {
  const text = useText(safeNumbersText)
  return (
    <span className={styles.toSign}>{text('toSign', { count, atLeast: String(atLeast) })}</span>
  )
}
