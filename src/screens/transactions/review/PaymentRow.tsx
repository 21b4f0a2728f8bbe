import type { Address, ChainSummary } from '#base'
import { Amount } from '#ui'
import { AmountFiat } from '#screens/common/money'
import { PartyText } from '#screens/common/parties'
import styles from './EffectList.module.css'

export interface PaymentRowProps {
  to: Address
  token: Address | 'native'
  /** In the token's smallest unit. */
  amount: { raw: bigint; decimals: number; symbol: string }
  chain: ChainSummary | undefined
}

/** One payment of a batch: who gets how much, and its value. */
export const PaymentRow = ({ to, token, amount, chain }: PaymentRowProps) => (
  <span className={styles.payment}>
    <PartyText variant="full" party={{ address: to, name: null }} chain={chain} prefixed={false} />
    <span className={styles.amounts}>
      <Amount value={amount.raw} decimals={amount.decimals} symbol={amount.symbol} full />
      <span className={styles.fiat}>
        <AmountFiat token={token} raw={amount.raw} decimals={amount.decimals} size="detail" />
      </span>
    </span>
  </span>
)
