import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './List.module.css'
import { moveFocus } from './moveFocus.ts'

export interface ListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The list's name for screen readers. */
  label: string
  /** `ListRow`s. */
  children: ReactNode
  /** `plain` has no panel around it, for lists inside a panel. */
  variant?: 'panel' | 'plain' | undefined
}

/** Dense rows that are moved through with j, k and the arrows; Enter opens the one in focus. */
export const List = ({ label, variant = 'panel', className, children, ...rest }: ListProps) => (
  // The keys only move the focus between links and buttons that are reachable by Tab as well.
  <ul {...rest} className={cx(styles.list, className)} data-variant={variant} aria-label={label} onKeyDown={moveFocus}>
    {children}
  </ul>
)
