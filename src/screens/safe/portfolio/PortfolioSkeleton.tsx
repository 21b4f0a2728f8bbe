import { Skeleton } from '#ui'
import styles from './PortfolioView.module.css'

/** The total and three rows in their final size. */
export const PortfolioSkeleton = () => (
  <>
    <div className={styles.total}>
      <Skeleton width={120} />
      <Skeleton shape="block" width={220} height={48} />
    </div>
    <div className={styles.panel}>
      <Skeleton shape="row" count={3} announced />
    </div>
  </>
)
