import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps {
  id?: string
  children: ReactNode
}

/** Content for screen readers only. */
export const VisuallyHidden = ({ id, children }: VisuallyHiddenProps) => (
  <span id={id} className={styles.hidden}>
    {children}
  </span>
)
