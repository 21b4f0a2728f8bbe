import { FiatAmount, useText, useTextSettings } from '#ui'
import styles from './FiatValue.module.css'
import { componentsText } from '#screens/common/text'
import { minimumDisplayable } from './tokenValue.ts'

export interface FiatValueProps {
  /** A decimal string; null is "No price", which is not zero. */
  value: string | null
  currency: string
}

/**
 * The value of a token in a row. A value below the smallest displayable amount is shown as less
 * than that, never as zero.
 */
export function FiatValue({ value, currency }: FiatValueProps) {
  const text = useText(componentsText)
  const { locale } = useTextSettings()
  const minimum = value === null ? undefined : minimumDisplayable(value, currency, locale)
  if (minimum === undefined) return <FiatAmount value={value ?? undefined} currency={currency} />
  return <bdi className={styles.less}>{text('value.less', { amount: minimum })}</bdi>
}
