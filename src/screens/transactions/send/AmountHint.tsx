import { type Address, grouped, toDecimal } from '#base'
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
  /** What `available` is, in other words than those of a balance. */
  words?: string | undefined
}

/** What a typed amount is worth, and how much there is. */
export function AmountHint({
  token: { token, symbol, decimals },
  typed,
  available,
  words,
}: AmountHintProps) {
  const text = useText(sendText)
  const read = readTypedAmount(typed, decimals, undefined)
  const amount = `${grouped(toDecimal(available, decimals), text.locale)} ${symbol}`
  return (
    <span className={styles.hint}>
      {/* The value of what is typed comes first: it isn't that of the balance. */}
      {'raw' in read && (
        <span>
          {'= '}
          <AmountFiat token={token} raw={read.raw} decimals={decimals} size="detail" />
        </span>
      )}
      <span>{words ?? text('available', { amount })}</span>
    </span>
  )
}
