import type { TransactionItem } from '#domain'
import type { DisplayStatus } from '#safe'
import { QuorumRing, StatusBadge, useText } from '#ui'
import { sharedText } from '../text.ts'
import { statusBadge, statusText } from './statusBadge.ts'
import styles from './SignatureState.module.css'
import { componentsText } from './text.ts'

export interface SignatureStateProps {
  item: TransactionItem
  /** How it is labelled; the gateway's own status where it is left out. */
  status?: DisplayStatus | undefined
  /** Signatures so far, where more is known than the item lists. */
  submitted?: number | undefined
  /** The viewer's own signature is one of the missing ones. */
  needsYou?: boolean | undefined
}

/** How far a pending transaction is: the ring, the same in words, and whether the viewer has to sign. */
export function SignatureState({ item, status = item.status, submitted = item.multisig?.submitted ?? 0, needsYou }: SignatureStateProps) {
  const shared = useText(sharedText)
  const text = useText(componentsText)
  const badge = statusBadge(status)
  const words = needsYou && status === 'AWAITING_CONFIRMATIONS' ? text('needsYou') : statusText(shared, status)
  if (!item.multisig) return <StatusBadge status={badge} variant="plain" words={words} />
  const { required } = item.multisig
  return (
    <span className={styles.state} data-status={badge} data-you={needsYou || undefined}>
      <QuorumRing signed={submitted} required={required} status={badge} size={24} decorative />
      <span className={styles.words}>
        <span className={styles.what}>{words}</span>
        <span className={styles.count}>{shared('quorum', { submitted, required })}</span>
      </span>
    </span>
  )
}
