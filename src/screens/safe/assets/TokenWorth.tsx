import { numberFormat, withAmountMarks } from '#base'
import { FiatAmount, useText, useTextSettings } from '#ui'
import { FiatValue, priceText } from '#screens/common/money'
import styles from './AssetTable.module.css'
import { assetsText } from './text.ts'

/** The price of a token; null is "No price", which is not zero. */
export function TokenPrice({ price, currency }: { price: string | null; currency: string }) {
  const { locale } = useTextSettings()
  if (price === null) return <FiatAmount value={undefined} currency={currency} />
  const words = priceText(price, currency, locale)
  return <bdi title={words}>{words}</bdi>
}

/** How a token's price changed in 24 hours, in percent; shows nothing if that is unknown. */
export function TokenChange({ change }: { change: number | undefined }) {
  const text = useText(assetsText)
  const { locale } = useTextSettings()
  if (change === undefined) return null
  const parts = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: Math.abs(change) < 100 ? 2 : 0,
    signDisplay: 'exceptZero',
  }).formatToParts(change / 100)
  const percent = withAmountMarks(parts, locale).map(({ value }) => value)
  return <span className={styles.change}>{text('change', { percent: percent.join('') })}</span>
}

/**
 * The value of a balance. Without a price: a dash next to the column that says "No price", or that
 * text in cards, which have no such column.
 */
export function TokenWorth({ fiat, currency }: { fiat: string | null; currency: string }) {
  const text = useText(assetsText)
  if (fiat !== null) return <FiatValue value={fiat} currency={currency} />
  return (
    <span className={styles.nothing}>
      <span className={styles.dash} aria-hidden="true">
        —
      </span>
      <span className={styles.noPrice}>{text('noPrice')}</span>
    </span>
  )
}
