import type { ChainSummary } from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import { Button, Notice, useText } from '#ui'
import { formatList } from '#screens/common/hooks'
import { componentsText } from '#screens/common/text'
import { useTokenWords } from '#screens/transactions/review'
import styles from './SpendView.module.css'
import { spendableOf } from './spendForm.ts'
import { limitsText } from './text.ts'

export interface LimitOfferProps {
  chain: ChainSummary
  /** The limits from which the account can still spend. */
  limits: readonly SpendingLimit[]
  /** The Safe's limits, with their tokens and the Safe's balances. */
  state: Pick<SpendingLimits, 'tokens' | 'balance'> | null
  onSpend: (limit: SpendingLimit) => void
}

/** What an account can send from a Safe on its own, and a button to do so. */
export function LimitOffer({ chain, limits, state, onSpend }: LimitOfferProps) {
  const text = useText(limitsText)
  const parts = useText(componentsText)
  const { amountOf, symbolOf } = useTokenWords(state?.tokens ?? [], chain)
  const amounts = limits.map((one) => amountOf(one.token, spendableOf(one, state)))
  return (
    <Notice
      action={
        <span className={styles.offers}>
          {limits.map((one) => (
            <Button key={`${one.module} ${one.token}`} size="s" onClick={() => onSpend(one)}>
              {text('spendOf', { token: symbolOf(one.token) })}
            </Button>
          ))}
        </span>
      }
    >
      {parts('role.spend', { amounts: formatList(text.locale, amounts, 'conjunction') })}
    </Notice>
  )
}
