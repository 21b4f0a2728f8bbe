import { type Address, type ChainSummary, isLong } from '#base'
import type { Action } from '#domain'
import { useFormat, useText, useTextSettings } from '#ui'
import { actionAmount, tokenWarning, unknownNative } from '#screens/common/action'
import { amountValue, tokenOf, usePrices } from './money.tsx'
import { componentsText } from '#screens/common/text'
import { minimumDisplayable } from './tokenValue.ts'
import styles from './TransferFiat.module.css'

export interface TransferFiatProps {
  action: Action
  chain: ChainSummary | undefined
  /** Whether it failed or was canceled: struck through, because no funds moved. */
  muted?: boolean | undefined
  /** Whether it may be a scam: what it claims to have brought isn't shown as a gain. */
  isSuspicious?: boolean | undefined
  size?: 'row' | 'detail' | 'field' | undefined
}

/**
 * The value of a transfer at today's price, with its direction. Empty if no amount is transferred;
 * reserves space while prices load.
 */
export function TransferFiat({
  action,
  chain,
  muted,
  isSuspicious = false,
  size = 'row',
}: TransferFiatProps) {
  const amount = actionAmount(action, chain ?? unknownNative)
  if (!amount) return null
  const { sign } = amount
  const warning = 'what' in action ? tokenWarning(action.what) : undefined
  // An imitation isn't worth what it imitates.
  if (sign === '+' && warning === 'token.imitation') return <NoValue size={size} />
  return (
    <AmountFiat
      token={tokenOf(action)}
      raw={amount.raw}
      decimals={amount.decimals}
      sign={
        sign === null || muted || amount.raw === 0n || size !== 'row'
          ? ''
          : sign === '+'
            ? '+'
            : '−'
      }
      isGain={!isSuspicious && warning === undefined}
      muted={muted}
      size={size}
    />
  )
}

export interface AmountFiatProps {
  token: Address | 'native'
  raw: bigint
  decimals: number
  sign?: '+' | '−' | '' | undefined
  /** Whether a received amount is shown in green. */
  isGain?: boolean | undefined
  muted?: boolean | undefined
  size: 'row' | 'detail' | 'field'
  /** For what the user pays, such as a fee: the last digit is rounded up. */
  isCost?: boolean | undefined
}

/** The value of an amount of a token, at today's price. */
export function AmountFiat({
  token,
  raw,
  decimals,
  sign,
  isGain = true,
  muted,
  size,
  isCost,
}: AmountFiatProps) {
  const text = useText(componentsText)
  const format = useFormat()
  const { locale } = useTextSettings()
  const prices = usePrices()
  const value = amountValue(prices, token, { raw, decimals })
  if (value === undefined)
    return <span className={styles.waiting} data-size={size} aria-hidden="true" />
  const { currency } = prices
  if (value === null) return <NoValue size={size} />
  const minimum = minimumDisplayable(value, currency, locale)
  const money =
    minimum === undefined
      ? format.fiat(value, currency, isCost ? 'up' : undefined)
      : text('value.less', { amount: minimum })
  const whole = isLong(value) ? format.fiat(value, currency, 'whole') : money
  return (
    <span
      className={styles.fiat}
      data-size={size}
      data-in={sign === '+' ? (isGain ? 'gain' : 'doubtful') : undefined}
      data-muted={muted || undefined}
      title={whole === money ? text('value.today') : whole}
    >
      {/* The sign is to the left of the number in every language. */}
      <span dir="ltr">
        {sign && <span className={styles.sign}>{sign}</span>}
        <bdi>{money}</bdi>
      </span>
    </span>
  )
}

function NoValue({ size }: { size: AmountFiatProps['size'] }) {
  const text = useText(componentsText)
  if (usePrices().isUnpriced) return null
  return (
    <span className={styles.none} data-size={size}>
      {text('value.none')}
    </span>
  )
}
