import type { TransactionItem } from '#domain'
import { type DisplayStatus, reportedStatus } from '#safe'
import { QuorumRing, StatusBadge, useText } from '#ui'
import { sharedText } from '#screens/core/text'
import { statusBadge, statusText } from './statusBadge.ts'
import styles from './SignatureState.module.css'
import { componentsText } from '#screens/common/text'

export interface SignatureStateProps {
  item: TransactionItem
  /** The displayed status; by default the gateway's. */
  status?: DisplayStatus | undefined
  /** Signatures so far, including those that the item doesn't list yet. */
  submitted?: number | undefined
  /** Whether the viewer's signature is missing. */
  needsYou?: boolean | undefined
}

/**
 * The signatures of a pending transaction as a ring and as text, and whether the viewer has to
 * sign.
 */
export function SignatureState({
  item,
  status = reportedStatus(item.status),
  submitted = item.multisig?.submitted ?? 0,
  needsYou,
}: SignatureStateProps) {
  const shared = useText(sharedText)
  const text = useText(componentsText)
  const badge = statusBadge(status)
  const words =
    needsYou && status === 'AWAITING_CONFIRMATIONS' ? text('needsYou') : statusText(shared, status)
  // An unreadable row doesn't report how many signatures it needs.
  if (!item.multisig?.required) return <StatusBadge status={badge} variant="plain" words={words} />
  const { required } = item.multisig
  return (
    <span className={styles.state} data-status={badge} data-you={needsYou || undefined}>
      <QuorumRing signed={submitted} required={required} status={badge} size={24} decorative />
      <span className={styles.words}>
        <span className={styles.status}>{words}</span>
        <span className={styles.count}>{shared('quorum', { submitted, required })}</span>
      </span>
    </span>
  )
}
