import { Skeleton } from '#ui'
import tools from './AssetsView.module.css'
import styles from './AssetTable.module.css'

/** A header and three rows in their final size; above cards, the tools' space, too. */
export const AssetSkeleton = () => (
  <div className={tools.rows}>
    <div className={tools.tools} aria-hidden="true">
      <div className={tools.cardTools}>
        <Skeleton shape="block" width={200} height={40} />
      </div>
    </div>
    <div className={styles.container}>
      <div className={styles.skeleton}>
        <div className={styles.headSkeleton} />
        <Skeleton shape="row" count={3} height="var(--asset-row)" announced />
      </div>
    </div>
  </div>
)
