import type { ReactNode } from 'react'
import styles from './DataList.module.css'

export interface DataListProps {
  /** Accessible name of the list, unless a heading labels it. */
  label?: string | undefined
  /** Compact: no lines between fields. */
  dense?: boolean | undefined
  /** `DataItem`s. */
  children: ReactNode
}

/** Labeled fields: label next to value, stacked in narrow containers. */
export const DataList = ({ label, dense, children }: DataListProps) => (
  <div className={styles.container}>
    <dl className={styles.list} aria-label={label} data-dense={dense || undefined}>
      {children}
    </dl>
  </div>
)

export interface DataItemProps {
  label: string
  /** A hint below the label. */
  hint?: string | undefined
  /** The value needs the full width of a phone, so it's below the label there. */
  wide?: boolean | undefined
  children: ReactNode
}

export const DataItem = ({ label, hint, wide, children }: DataItemProps) => (
  <div className={styles.item} data-wide={wide || undefined}>
    <dt className={styles.label}>
      {label}
      {hint && <span className={styles.hint}>{hint}</span>}
    </dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)
