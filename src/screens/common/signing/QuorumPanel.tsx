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
  /** Whether nothing is left to sign or execute: focus returns to the heading, which says so. */
  isOver?: boolean | undefined
  /** What can be done: buttons. */
  actions?: ReactNode
  /** What else can be done. */
  others?: ReactNode
}

/**
 * The signatures of what a page shows, and what can be done with it: the aside of the page. In a
 * narrow window, the signatures and the main action stay at its end as a bar, and everything else
 * follows the content.
 */
export const QuorumPanel = ({
  required,
  submitted,
  status,
  words,
  isOver = false,
  actions,
  others,
}: QuorumPanelProps) => (
  <div
    className={`${styles.panel} ${styles.signatures}`}
    data-returns-to-heading={isOver || undefined}
  >
    <div ref={bottomBar} className={styles.quorum}>
      {([96, 40] as const).map((size) => (
        <span key={size} className={size === 96 ? styles.large : styles.small}>
          <QuorumRing
            size={size}
            signed={submitted}
            required={required}
            status={status}
            decorative
          />
        </span>
      ))}
      <span className={styles.quorumText}>{words}</span>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {others}
  </div>
)
