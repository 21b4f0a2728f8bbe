import { Skeleton } from '#ui'
import styles from './AssetTable.module.css'

/** Three rows and a head in their final size. */
export const AssetSkeleton = () => (
  <div className={styles.place}>
    <div className={styles.waiting}>
      <div className={styles.headSkeleton} />
      <Skeleton shape="row" count={3} height="var(--asset-row)" announced />
    </div>
  </div>
)
