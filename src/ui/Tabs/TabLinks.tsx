import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { Link } from '../Link/Link.tsx'
import styles from './Tabs.module.css'

export interface TabLinksProps {
  label: string
  /** `TabLink`s. */
  children: ReactNode
}

/**
 * Links styled as tabs, for views that have their own URL. If they don't all fit, the current one
 * is scrolled into view.
 */
export function TabLinks({ label, children }: TabLinksProps) {
  const tabs = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const current = tabs.current?.querySelector('[aria-current=page]')
    if (!tabs.current || !current) return
    // Not `scrollIntoView`, which would scroll the page as well.
    const [around, own] = [tabs.current.getBoundingClientRect(), current.getBoundingClientRect()]
    if (own.left < around.left) tabs.current.scrollBy({ left: own.left - around.left })
    else if (own.right > around.right) tabs.current.scrollBy({ left: own.right - around.right })
  }, [])
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

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
