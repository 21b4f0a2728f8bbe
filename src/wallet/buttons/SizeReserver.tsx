import type { ReactNode } from 'react'
import styles from './SizeReserver.module.css'

export interface SizeReserverProps {
  /**
   * Everything that may be shown here. Rendered for its size only: invisible, inert and hidden from
   * screen readers.
   */
  shapes: ReactNode
  children: ReactNode
}

/** A box as large as the largest of its possible contents, to avoid layout shifts. */
export const SizeReserver = ({ shapes, children }: SizeReserverProps) => (
  <span className={styles.reserver}>
    <span className={styles.shapes} aria-hidden="true" inert>
      {shapes}
    </span>
    <span className={styles.shown}>{children}</span>
  </span>
)
