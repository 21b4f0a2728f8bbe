import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Link } from '../Link/Link.tsx'
import styles from './List.module.css'

export interface ListRowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** A ring, an identicon, or an icon. */
  leading?: ReactNode
  /** The first line; a `RowLink` or `RowButton` in it makes the whole row the target. */
  title: ReactNode
  /** The second, muted line. */
  detail?: ReactNode
  /**
   * At the end of the row, before `trailing`: a status. Moves below the title in narrow containers.
   */
  status?: ReactNode
  /** The most prominent content, aligned to the end: an amount. */
  trailing?: ReactNode
  /** Second line below `trailing`. */
  trailingDetail?: ReactNode
  /** Buttons above the row's own target. */
  actions?: ReactNode
  selected?: boolean | undefined
}

/** A list row, at least 56 px high. Its layout follows the width of its container. */
export const ListRow = ({
  leading,
  title,
  detail,
  status,
  trailing,
  trailingDetail,
  actions,
  selected,
  className,
  ...rest
}: ListRowProps) => (
  <li {...rest} className={cx(styles.row, className)} data-selected={selected || undefined}>
    {leading && <span className={styles.leading}>{leading}</span>}
    <span className={styles.main}>
      <span className={styles.title}>{title}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
    {status && <span className={styles.status}>{status}</span>}
    {(trailing || trailingDetail) && (
      <span className={styles.trailing}>
        {trailing}
        {trailingDetail && <span className={styles.detail}>{trailingDetail}</span>}
      </span>
    )}
    {actions && <span className={styles.actions}>{actions}</span>}
  </li>
)

/** The row's link; the whole row is its target. */
export const RowLink = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <Link {...rest} className={cx(styles.action, className)} data-row-action="">
    {children}
  </Link>
)

/** The row's button; the whole row is its target. */
export const RowButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={cx(styles.action, className)} data-row-action="" />
)
