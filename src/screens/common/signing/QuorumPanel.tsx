import type { ReactNode } from 'react'
import { QuorumRing, type Status } from '#ui'
import { bottomBar } from '#screens/common/hooks'
import styles from './Review.module.css'

export interface QuorumPanelProps {
  /** The required signatures, and those so far. */
  required: number
  submitted: number
  status: Status
  /** How many signatures there are, in words. */
  words: string
  /** What can be done: buttons. */
  actions?: ReactNode
  /** What else can be done. */
  others?: ReactNode
}

/**
 * The signatures of what a page shows, and what can be done with it: the aside of the page, or a
 * bar at the end of a narrow window.
 */
export const QuorumPanel = ({
  required,
  submitted,
  status,
  words,
  actions,
  others,
}: QuorumPanelProps) => (
  <div ref={bottomBar} className={`${styles.panel} ${styles.quorum}`}>
    {([96, 40] as const).map((size) => (
      <span key={size} className={size === 96 ? styles.large : styles.small}>
        <QuorumRing size={size} signed={submitted} required={required} status={status} decorative />
      </span>
    ))}
    <span className={styles.quorumText}>{words}</span>
    {actions && <div className={styles.actions}>{actions}</div>}
    {others}
  </div>
)
