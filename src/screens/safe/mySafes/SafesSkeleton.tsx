import { Skeleton } from '#ui'
import styles from './MySafesView.module.css'

/**
 * A heading and three rows in their final size. The heading is included because a search field may
 * appear above the real one.
 */
export const SafesSkeleton = () => (
  <div className={styles.group}>
    <Skeleton width={64} />
    <div className={styles.panel}>
      <Skeleton shape="row" count={3} announced />
    </div>
  </div>
)
