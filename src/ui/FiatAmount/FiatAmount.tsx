import type { AmountSize } from '../Amount/Amount.tsx'
import { uiText } from '../text/uiText.ts'
import { useFormat } from '../text/useFormat.ts'
import { useText } from '../text/useText.ts'
import styles from './FiatAmount.module.css'

export interface FiatAmountProps {
  /** A decimal string, exact; undefined where nobody knows a price, which is not zero. */
  value: string | undefined
  /** ISO 4217, as `usd`. */
  currency: string
  size?: AmountSize | undefined
  /** Beside a token amount, which is the louder one. */
  quiet?: boolean | undefined
}

/** A value in the person's currency, or the words "No price". */
export function FiatAmount({ value, currency, size = 'm', quiet }: FiatAmountProps) {
  const t = useText(uiText)
  const format = useFormat()
  return value === undefined ? (
    <span className={styles.fiat} data-size={size === 'xl' ? 'm' : size} data-quiet="">
      {t('amount.noPrice')}
    </span>
  ) : (
    <span className={styles.fiat} data-size={size} data-quiet={quiet ? '' : undefined}>
      <bdi>{format.fiat(value, currency)}</bdi>
    </span>
  )
}
