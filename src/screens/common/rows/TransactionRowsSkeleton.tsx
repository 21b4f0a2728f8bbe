import { Skeleton } from '#ui'
import styles from './TransactionRow.module.css'
import skeletonStyles from './TransactionRowsSkeleton.module.css'

export interface TransactionRowsSkeletonProps {
  variant: 'queue' | 'history'
  count?: number | undefined
  /** Announces "Loading…" once to screen readers. */
  announced?: boolean | undefined
}

/** Placeholder rows in the size and layout of the loaded ones. */
export const TransactionRowsSkeleton = ({
  variant,
  count = 6,
  announced,
}: TransactionRowsSkeletonProps) => (
  <div className={skeletonStyles.panel}>
    {announced && <Skeleton announced count={0} />}
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.row} data-variant={variant} aria-hidden="true">
        {variant === 'queue' && (
          <span className={styles.nonce}>
            <Skeleton width={16} />
          </span>
        )}
        <span className={styles.icon}>
          <Skeleton shape="block" width={28} height={28} />
        </span>
        <span className={styles.title}>
          <Skeleton width={index % 2 ? '52%' : '64%'} />
        </span>
        <span className={styles.detail}>
          <Skeleton width={96} height={10} />
        </span>
        <span className={styles.status}>{variant === 'queue' && <Skeleton width={112} />}</span>
        <span className={styles.value}>
          <Skeleton width={72} />
        </span>
        {variant === 'queue' && (
          <span className={styles.actions}>
            <Skeleton shape="block" width={80} height={32} />
          </span>
        )}
      </div>
    ))}
  </div>
)
