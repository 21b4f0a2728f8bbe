import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { Action } from '#domain'
import { type Effect, limitChangeOf, paymentsOf } from '#safe'
import { useText } from '#ui'
import { ActionSentence, useSentence } from '#screens/common/action'
import { formatList } from '#screens/common/hooks'
import { TransferFiat } from '#screens/common/money'
import { transactionText } from '#screens/common/signing'
import styles from '../../common/signing/Review.module.css'
import { useLimitText } from './useLimitText.ts'
import { useTokenWords } from './useTokenWords.ts'

export interface ReviewHeadingProps {
  action: Action
  chain: ChainSummary | undefined
  nonce?: number | undefined
  /** What the call data does, where that says more than the name of a method. */
  effect?: Effect | undefined
  tokens?: readonly Erc20[] | undefined
}

/** What happens to whose money, in one sentence with every digit of the amount and its value. */
export function ReviewHeading({ action, chain, nonce, effect, tokens = [] }: ReviewHeadingProps) {
  const sentence = useSentence(action, chain, { nonce })
  const limitText = useLimitText(tokens, chain)
  const text = useText(transactionText)
  const { amountOf } = useTokenWords(tokens, chain)
  const limit = effect && limitChangeOf(effect)
  if (limit) return <h3 className={styles.title}>{limitText(limit)}</h3>
  const payments = effect && paymentsOf(effect)
  if (payments)
    return (
      <h3 className={styles.title}>
        {text('payments', {
          count: payments.count,
          amounts: formatList(
            text.locale,
            payments.sums.map(({ token, raw }) => amountOf(token, raw)),
          ),
        })}
      </h3>
    )
  return (
    <h3 className={styles.title}>
      <ActionSentence {...sentence} what={'what' in action ? action.what : undefined} full />{' '}
      <TransferFiat action={action} chain={chain} size="detail" />
    </h3>
  )
}
