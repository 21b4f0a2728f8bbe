import { FiatAmount, useText, useTextSettings } from '#ui'
import styles from './AssetTable.module.css'
import { assetsText } from './text.ts'
import { leastShown, priceText } from './tokenValue.ts'

/** What one token is worth; null is "No price", which is not zero. */
export function TokenPrice({ price, currency }: { price: string | null; currency: string }) {
  const { locale } = useTextSettings()
  if (price === null) return <FiatAmount value={undefined} currency={currency} />
  return <bdi className={styles.one}>{priceText(price, currency, locale)}</bdi>
}

/** What all of them are worth. What is too small for two digits is said to be less than a cent, never nothing. */
export function TokenWorth({ fiat, currency }: { fiat: string | null; currency: string }) {
  const text = useText(assetsText)
  const { locale } = useTextSettings()
  const least = fiat === null ? undefined : leastShown(fiat, currency, locale)
  if (fiat === null) {
    return (
      <span className={styles.nothing}>
        <span className={styles.dash} aria-hidden="true">
          —
        </span>
        <span className={styles.noPrice}>{text('noPrice')}</span>
      </span>
    )
  }
  return least === undefined ? <FiatAmount value={fiat} currency={currency} /> : <bdi className={styles.less}>{text('value.less', { amount: least })}</bdi>
}
