import type { AmountSize } from '../Amount/Amount.tsx'
import { uiText } from '../text/uiText.ts'
import { useFormat } from '../text/useFormat.ts'
import { useText } from '../text/useText.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './FiatAmount.module.css'

export interface FiatAmountProps {
  /** An exact decimal string; undefined if the price is unknown, which is not zero. */
  value: string | undefined
  /** ISO 4217 code, such as `usd`. */
  currency: string
  size?: AmountSize | undefined
  /** Muted, next to a token amount. */
  quiet?: boolean | undefined
}

/**
 * A value in the user's currency, or "No price". If it is abbreviated, screen readers get all of
 * it.
 */
export function FiatAmount({ value, currency, size = 'm', quiet }: FiatAmountProps) {
  const t = useText(uiText)
  const format = useFormat()
  if (value === undefined)
    return (
      <span className={styles.fiat} data-size={size === 'xl' ? 'm' : size} data-quiet="">
        {t('amount.noPrice')}
      </span>
    )
  const [shown, whole] = [format.fiat(value, currency), format.fiat(value, currency, 'whole')]
  const isShort = shown !== whole
  return (
    <span
      className={styles.fiat}
      data-size={size}
      data-quiet={quiet ? '' : undefined}
      title={isShort ? whole : undefined}
    >
      <bdi aria-hidden={isShort || undefined}>{shown}</bdi>
      {isShort && <VisuallyHidden>{whole}</VisuallyHidden>}
    </span>
  )
}
