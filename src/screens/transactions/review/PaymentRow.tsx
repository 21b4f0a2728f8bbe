import type { Address, ChainSummary } from '#base'
import { Amount, useText, VisuallyHidden } from '#ui'
import { AmountFiat } from '#screens/common/money'
import { PartyText } from '#screens/common/parties'
import { transactionText } from '#screens/common/signing'
import styles from './EffectList.module.css'

export interface PaymentRowProps {
  to: Address
  token: Address | 'native'
  /** In the token's smallest unit. */
  amount: { raw: bigint; decimals: number; symbol: string }
  chain: ChainSummary | undefined
  /** Whether the list contains payments alone, so that rows don't say what they do. */
  isAmongPayments: boolean
}

/** One payment of a batch: who gets how much, and its value. */
export function PaymentRow({ to, token, amount, chain, isAmongPayments }: PaymentRowProps) {
  const text = useText(transactionText)
  return (
    <span className={styles.payment}>
      {isAmongPayments ? (
        <VisuallyHidden>{text('field.to')}</VisuallyHidden>
      ) : (
        <span className={styles.label}>{text('effect.native')}</span>
      )}
      <PartyText
        variant="full"
        party={{ address: to, name: null }}
        chain={chain}
        prefixed={false}
      />
      <span className={styles.amounts}>
        <Amount value={amount.raw} decimals={amount.decimals} symbol={amount.symbol} full />
        <span className={styles.fiat}>
          <AmountFiat token={token} raw={amount.raw} decimals={amount.decimals} size="detail" />
        </span>
      </span>
    </span>
  )
}
