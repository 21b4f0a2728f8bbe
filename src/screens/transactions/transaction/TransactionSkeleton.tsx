import { Skeleton, useText, VisuallyHidden } from '#ui'
import { Page } from '#screens/common/pages'
import styles from '../../common/signing/Review.module.css'
import { transactionText } from '#screens/common/signing'

/** The page's layout while loading. */
export function TransactionSkeleton() {
  const text = useText(transactionText)
  return (
    <Page
      header={
        <>
          <VisuallyHidden>
            <h1>{text('heading')}</h1>
          </VisuallyHidden>
          <Skeleton shape="block" height={72} />
        </>
      }
      asideFirst
      aside={<Skeleton shape="block" height={240} />}
    >
      <div className={styles.loading} aria-busy="true">
        <Skeleton shape="block" height={240} />
        <Skeleton shape="block" height={64} />
        <Skeleton shape="block" height={200} />
      </div>
    </Page>
  )
}
