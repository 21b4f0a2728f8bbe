import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Link } from '../Link/Link.tsx'
import styles from './Tabs.module.css'

export interface TabLinksProps {
  label: string
  /** `TabLink`s. */
  children: ReactNode
}

/** Links styled as tabs, for views that have their own URL. */
export const TabLinks = ({ label, children }: TabLinksProps) => (
  <nav className={styles.tabs} aria-label={label}>
    {children}
  </nav>
)

export interface TabLinkProps extends ComponentProps<'a'> {
  badge?: ReactNode
}

/** One tab link. `aria-current="page"` marks the current view; a router's link sets it itself. */
export const TabLink = ({ badge, className, children, ...rest }: TabLinkProps) => (
  <Link {...rest} className={cx(styles.tab, className)}>
    {children}
    {badge !== undefined && <span className={styles.badge}>{badge}</span>}
  </Link>
)
