import { Skeleton } from '#ui'
import styles from './Widget.module.css'

/** Placeholder rows in the layout of the loaded ones. */
export const WidgetSkeleton = ({ count }: { count: number }) => (
  <div className={styles.skeleton} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={styles.skeletonRow}>
        <Skeleton shape="round" width={28} height={28} />
        <span className={styles.skeletonWords}>
          <Skeleton width={index % 2 ? '46%' : '58%'} />
          <Skeleton width="30%" height={10} />
        </span>
        <Skeleton width={72} />
      </span>
    ))}
  </div>
)
