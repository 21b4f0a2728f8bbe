import type { TransactionItem } from '#queries'
import { QuorumRing, StatusBadge, useText } from '#ui'
import { sharedText } from '../text.ts'
import { rowStatus } from './rowStatus.ts'
import styles from './SignatureState.module.css'
import { partsText } from './text.ts'

export interface SignatureStateProps {
  item: TransactionItem
  /** The viewer's own signature is one of the missing ones. */
  needsYou?: boolean | undefined
}

/** How far a waiting transaction is: the ring, the same in words, and whose turn it is. */
export function SignatureState({ item, needsYou }: SignatureStateProps) {
  const shared = useText(sharedText)
  const text = useText(partsText)
  const status = rowStatus(item.status)
  const words = needsYou ? text('needsYou') : shared(`status.${item.status}`)
  if (!item.multisig) return <StatusBadge status={status} variant="plain" words={words} />
  const { submitted, required } = item.multisig
  return (
    <span className={styles.state} data-status={status} data-you={needsYou || undefined}>
      <QuorumRing signed={submitted} required={required} status={status} size={24} decorative />
      <span className={styles.words}>
        <span className={styles.what}>{words}</span>
        <span className={styles.count}>{shared('quorum', { submitted, required })}</span>
      </span>
    </span>
  )
}
