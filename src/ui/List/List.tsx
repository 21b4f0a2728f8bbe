import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './List.module.css'
import { moveFocus } from './moveFocus.ts'

export interface ListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Accessible name of the list. */
  label: string
  /** `ListRow`s. */
  children: ReactNode
  /** `plain` has no panel, for lists inside a panel. */
  variant?: 'panel' | 'plain' | undefined
}

/**
 * Dense rows with keyboard navigation: j, k, and the arrow keys move, Enter opens the focused row.
 */
export const List = ({ label, variant = 'panel', className, children, ...rest }: ListProps) => (
  // The keys only move the focus between links and buttons, which are reachable with Tab as well.
  <ul
    {...rest}
    className={cx(styles.list, className)}
    data-variant={variant}
    aria-label={label}
    onKeyDown={moveFocus}
  >
    {children}
  </ul>
)
