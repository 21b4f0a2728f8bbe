import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { Status } from '../StatusBadge/status.ts'
import styles from './QuorumRing.module.css'
import type { IconComponent } from '../icon.ts'

export type RingSize = 16 | 24 | 40 | 96
export type RingStatus = Status | 'loading'

const marks: Partial<Record<RingStatus, IconComponent>> = {
  done: Check,
  failed: X,
  canceled: Minus,
}
const markSizes: Record<RingSize, number> = { 16: 8, 24: 13, 40: 20, 96: 44 }

/** The inside of the ring: a mark once it is complete, otherwise the count if it fits. */
export function RingMark({
  status,
  size,
  signed,
  required,
}: {
  status: RingStatus
  size: RingSize
  signed: number
  required: number
}) {
  const Mark = marks[status]
  if (Mark)
    return (
      <Mark
        className={styles.mark}
        size={markSizes[size]}
        strokeWidth={size < 40 ? 4 : 2.75}
        aria-hidden
      />
    )
  const isLong = `${signed}/${required}`.length > 4
  if (size < 40 || status === 'loading' || (size === 40 && isLong)) return null
  return (
    <span className={styles.count} data-long={isLong || undefined} aria-hidden="true" dir="ltr">
      {signed}
      <span className={styles.of}>/{required}</span>
    </span>
  )
}
