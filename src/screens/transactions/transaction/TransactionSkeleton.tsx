import { Skeleton, useText, VisuallyHidden } from '#ui'
import styles from '../../common/signing/Review.module.css'
import { transactionText } from '#screens/common/signing'

/** The page's layout while loading. */
export function TransactionSkeleton() {
  const text = useText(transactionText)
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>
        <h1>{text('heading')}</h1>
      </VisuallyHidden>
      <Skeleton shape="block" height={62} />
      <div className={styles.main}>
        <div className={styles.columnMain}>
          <Skeleton shape="block" height={240} />
          <Skeleton shape="block" height={64} />
          <Skeleton shape="block" height={200} />
        </div>
        <div className={styles.columnSide}>
          <Skeleton shape="block" height={240} />
        </div>
      </div>
    </div>
  )
}
