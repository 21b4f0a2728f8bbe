import type { CSSProperties } from 'react'
import { numberFormat } from '#base'
import { useText, useTextSettings } from '#ui'
import styles from './AssetShare.module.css'
import { shareOf } from '#screens/common/money'
import { assetsText } from './text.ts'

export interface AssetShareProps {
  /** Decimal strings in the same currency; null is unknown. */
  fiat: string | null
  total: string | null
}

/**
 * How much of the total a token is, as a bar and in percent. A share that rounds to zero is shown
 * as less than the least, never as none.
 */
export function AssetShare({ fiat, total }: AssetShareProps) {
  const text = useText(assetsText)
  const { locale } = useTextSettings()
  const share = shareOf(fiat, total)
  if (share === undefined) return <span className={styles.none}>—</span>
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const isTiny = share === 0 && Number(fiat) > 0
  return (
    <span className={styles.share}>
      <span>
        {isTiny
          ? text('share.less', { percent: percent.format(0.001) })
          : percent.format(share / 1000)}
      </span>
      <span
        className={styles.bar}
        style={{ '--share': `${share / 10}%` } as CSSProperties}
        aria-hidden="true"
      />
    </span>
  )
}
