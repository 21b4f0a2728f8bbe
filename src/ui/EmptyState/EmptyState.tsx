import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import type { IconComponent } from '../icon.ts'

export interface EmptyStateProps {
  icon?: IconComponent | undefined
  title: string
  text?: ReactNode
  /** The next step, as a button or link. */
  action?: ReactNode
  /** `page` fills the page and uses more space. */
  variant?: 'panel' | 'page' | undefined
}

/**
 * Shown when there is no data, with the next step. Its icon is inside the empty ring of the logo.
 */
export const EmptyState = ({
  icon: Icon,
  title,
  text,
  action,
  variant = 'panel',
}: EmptyStateProps) => (
  <div className={styles.empty} data-variant={variant}>
    {Icon && (
      <span className={styles.icon}>
        <Icon size={22} aria-hidden />
      </span>
    )}
    <h2 className={styles.title}>{title}</h2>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
