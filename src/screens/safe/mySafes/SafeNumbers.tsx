import type { SafeRow } from '#domain'
import { FiatAmount, Skeleton, useFormat, useText, VisuallyHidden } from '#ui'
import { NetworkMark } from '#screens/common/marks'
import { cappedCount } from '#screens/common/pending'
import { OwnerAvatars } from '#screens/common/parties'
import styles from './SafeList.module.css'
import { mySafesText } from './text.ts'

interface NumbersProps {
  overview: SafeRow['overview']
  isLoading: boolean
}

/** Threshold and network of a Safe, in one line. */
export function SafeFacts({
  overview,
  isLoading,
  chain,
  chainId,
}: NumbersProps & { chain: string; chainId: string }) {
  const text = useText(mySafesText)
  const network = (
    <>
      <NetworkMark chain={{ chainId, name: chain }} size={16} />
      <bdi className={styles.chain}>{chain}</bdi>
    </>
  )
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
      <span className={styles.owners}>
        <OwnerAvatars owners={owners} chainId={chainId} size={16} decorative />
      </span>
      <span aria-hidden="true">{text('threshold', { threshold, owners: owners.length })}</span>
      <VisuallyHidden>
        {text('threshold.spoken', { threshold, owners: owners.length })}
      </VisuallyHidden>
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
      <span className={styles.total} title={format.fiat(overview.fiatTotal, currency, 'whole')}>
        <FiatAmount value={overview.fiatTotal} currency={currency} />
      </span>
    )
  }
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
  const text = useText(mySafesText)
  if (overview) {
    const { awaiting, queued } = overview
    const pending = cappedCount(queued)
    const words = text('queued', { ...pending, atLeast: String(pending.atLeast) })
    if (!awaiting || awaiting.count === 0) return words
    return (
      <>
        <span className={styles.queued}>{words}</span>
        <span className={styles.toSign}>
          {text('toSign', { count: awaiting.count, atLeast: String(awaiting.atLeast) })}
        </span>
      </>
    )
  }
  return isLoading ? <Skeleton width={52} height={10} /> : null
}
