import type { ReactNode } from 'react'
import styles from './SizeReserver.module.css'

export interface SizeReserverProps {
  /** All that may come here. Measured, and neither seen nor read out nor pressed. */
  shapes: ReactNode
  children: ReactNode
}

/** A place that is as large as whatever may come into it, so that nothing around it moves when it comes. */
export const SizeReserver = ({ shapes, children }: SizeReserverProps) => (
  <span className={styles.reserver}>
    <span className={styles.shapes} aria-hidden="true" inert>
      {shapes}
    </span>
    <span className={styles.shown}>{children}</span>
  </span>
)
