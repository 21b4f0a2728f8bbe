import { type Address, grouped, toDecimal, withSymbol } from '#base'
import { useText } from '#ui'
import { AmountFiat } from '#screens/common/money'
import { readTypedAmount } from './readTypedAmount.ts'
import styles from './SendView.module.css'
import { sendText } from './text.ts'

export interface AmountHintProps {
  token: { token: Address | 'native'; symbol: string; decimals: number }
  /** The amount as it is typed. */
  typed: string
  /** In the smallest unit. */
  available: bigint
  /** The text for `available`, if it isn't a balance. */
  words?: string | undefined
  /** Whether it was typed in a currency, so that the token amount is shown instead of its value. */
  isFiat?: boolean | undefined
}

/** What a typed amount is worth, and how much there is. */
export function AmountHint({
  token: { token, symbol, decimals },
  typed,
  available,
  words,
  isFiat = false,
}: AmountHintProps) {
  const text = useText(sendText)
  const read = readTypedAmount(typed, decimals, undefined)
  const amountOf = (raw: bigint) =>
    withSymbol(grouped(toDecimal(raw, decimals), text.locale), symbol)
  return (
    <span className={styles.hint}>
      {/* The value of what is typed comes first: it isn't that of the balance. */}
      {'raw' in read && isFiat && <span>~ {amountOf(read.raw)}</span>}
      {'raw' in read && !isFiat && (
        <span>
          {'= '}
          <AmountFiat token={token} raw={read.raw} decimals={decimals} size="detail" />
        </span>
      )}
      <span>{words ?? text('available', { amount: amountOf(available) })}</span>
    </span>
  )
}
