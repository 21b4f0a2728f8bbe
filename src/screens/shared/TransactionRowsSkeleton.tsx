import { Skeleton } from '#ui'
import styles from './TransactionRow.module.css'
import skeletonStyles from './TransactionRowsSkeleton.module.css'

export interface TransactionRowsSkeletonProps {
  variant: 'queue' | 'history'
  count?: number | undefined
  /** Says "Loading…" once to screen readers. */
  announced?: boolean | undefined
}

/** Placeholder rows in the size of the loaded ones. */
export const TransactionRowsSkeleton = ({ variant, count = 6, announced }: TransactionRowsSkeletonProps) => (
  <div className={skeletonStyles.panel}>
    {announced && <Skeleton announced count={0} />}
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.row} data-variant={variant} data-actions="" aria-hidden="true">
        <span className={styles.icon}>
          <Skeleton shape="block" width={32} height={32} />
        </span>
        <span className={styles.title}>
          <Skeleton width={index % 2 ? 96 : 128} />
        </span>
        <span className={skeletonStyles.detail}>
          <Skeleton width={84} />
        </span>
        <span className={styles.party}>
          <Skeleton width={148} />
        </span>
        <span className={styles.status}>
          <Skeleton width={96} />
        </span>
        <span className={styles.amount}>
          <Skeleton width={80} />
        </span>
        <span className={styles.actions}>
          <Skeleton shape="block" width={variant === 'queue' ? 76 : 20} height={variant === 'queue' ? 32 : 20} />
        </span>
      </div>
    ))}
  </div>
)
