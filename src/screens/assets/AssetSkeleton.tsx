import { Skeleton } from '#ui'
import styles from './AssetTable.module.css'

/** A header and three rows in their final size. */
export const AssetSkeleton = () => (
  <div className={styles.container}>
    <div className={styles.skeleton}>
      <div className={styles.headSkeleton} />
      <Skeleton shape="row" count={3} height="var(--asset-row)" announced />
    </div>
  </div>
)
