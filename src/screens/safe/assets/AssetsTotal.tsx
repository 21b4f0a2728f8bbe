import type { Remote } from '#base'
import type { Assets, Positions } from '#domain'
import { FiatAmount, Skeleton, useText } from '#ui'
import { TotalLabel, totalWith } from '#screens/common/money'
import styles from './AssetsView.module.css'
import { assetsText } from './text.ts'

export interface AssetsTotalProps {
  assets: Remote<Assets>
  /** undefined: the gateway doesn't have positions on this chain. */
  positions?: Remote<Positions> | undefined
}

/** The value of all assets. */
export function AssetsTotal({ assets, positions }: AssetsTotalProps) {
  const text = useText(assetsText)
  if (assets.status === 'failed') return null
  const isReady = assets.status === 'ready'
  const total = isReady ? totalWith(assets.value, positions) : null
  const currency = isReady ? assets.value.currency : ''
  return (
    <div className={styles.total}>
      <span className={styles.label}>
        <TotalLabel positions={isReady ? positions : undefined} currency={currency} />
      </span>
      {!isReady && <Skeleton shape="block" width={220} height={48} />}
      {isReady && total === null && <span className={styles.noPrice}>{text('noPrice')}</span>}
      {total !== null && <FiatAmount size="xl" value={total} currency={currency} />}
    </div>
  )
}
