import type { Remote } from '#base'
import type { SafeDetail } from '#domain'
import { AddressText, Problem, QuorumRing, useText } from '#ui'
import styles from './AddSafeView.module.css'
import { addSafeText } from './text.ts'

export interface FoundSafeProps {
  lookup: Remote<SafeDetail> | undefined
  chain: string
  isOwner: boolean
}

/** The Safe at the address. Its space is reserved from the start, so that the dialog doesn't resize. */
export function FoundSafe({ lookup, chain, isOwner }: FoundSafeProps) {
  const text = useText(addSafeText)
  if (lookup?.status === 'failed') return <Problem variant="inline" title={text('add.failed')} reason={lookup.reason} onRetry={lookup.retry} />
  const safe = lookup?.status === 'ready' ? lookup.value : undefined
  return (
    <div className={styles.found} data-status={lookup?.status ?? 'none'} role="status">
      {!lookup && <span className={styles.quiet}>{text('add.place')}</span>}
      {lookup?.status === 'loading' && (
        <>
          <QuorumRing signed={0} required={3} status="loading" size={40} decorative />
          <span className={styles.quiet}>{text('add.looking', { chain })}</span>
        </>
      )}
      {safe && (
        <>
          <QuorumRing signed={safe.threshold} required={safe.owners.length} status="ready" size={40} decorative />
          <span className={styles.words}>
            <AddressText address={safe.at.address} bare avatar={0} />
            <span className={styles.quiet}>
              {text('add.found', { chain, threshold: safe.threshold, owners: safe.owners.length })}
              {safe.version === null && ` ${text('add.version.unknown')}`}
              {isOwner && ` ${text('add.yours')}`}
            </span>
          </span>
        </>
      )}
    </div>
  )
}
