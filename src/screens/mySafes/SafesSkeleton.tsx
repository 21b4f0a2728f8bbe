import { Skeleton } from '#ui'
import styles from './MySafesView.module.css'

/** Three rows in their final size. */
export const SafesSkeleton = () => (
  <div className={styles.panel}>
    <Skeleton shape="row" count={3} announced />
  </div>
)
