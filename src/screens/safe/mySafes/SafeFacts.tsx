import { Skeleton, useText, VisuallyHidden } from '#ui'
import { NetworkMark } from '#screens/common/marks'
import { OwnerAvatars } from '#screens/common/parties'
import type { NumbersProps } from '#screens/common/safeNumbers'
import styles from './SafeList.module.css'
import { mySafesText } from './text.ts'

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
