import type { Remote } from '#base'
import type { Assets } from '#domain'
import { FiatAmount, Skeleton, useText } from '#ui'
import styles from './AssetsView.module.css'
import { assetsText } from './text.ts'

/** The value of all assets. */
export function AssetsTotal({ assets }: { assets: Remote<Assets> }) {
  const text = useText(assetsText)
  if (assets.status === 'failed') return null
  return (
    <div className={styles.total}>
      <span className={styles.label}>{text('total')}</span>
      {assets.status === 'loading' && <Skeleton shape="block" width={220} height={48} />}
      {assets.status === 'ready' && assets.value.total === null && (
        <span className={styles.noPrice}>{text('noPrice')}</span>
      )}
      {assets.status === 'ready' && assets.value.total !== null && (
        <FiatAmount size="xl" value={assets.value.total} currency={assets.value.currency} />
      )}
    </div>
  )
}
