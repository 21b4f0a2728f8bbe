import { FiatAmount, useText, useTextSettings } from '#ui'
import styles from './FiatValue.module.css'
import { componentsText } from './text.ts'
import { minimumDisplayable } from './tokenValue.ts'

export interface FiatValueProps {
  /** A decimal string; null is "No price", which is not zero. */
  value: string | null
  currency: string
}

/** What a token is worth in a row. What is too small for two digits is said to be less than a cent, never nothing. */
export function FiatValue({ value, currency }: FiatValueProps) {
  const text = useText(componentsText)
  const { locale } = useTextSettings()
  const least = value === null ? undefined : minimumDisplayable(value, currency, locale)
  if (least === undefined) return <FiatAmount value={value ?? undefined} currency={currency} />
  return <bdi className={styles.less}>{text('value.less', { amount: least })}</bdi>
}
