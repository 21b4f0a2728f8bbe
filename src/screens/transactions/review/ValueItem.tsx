import type { ChainSummary } from '#base'
import type { Action } from '#domain'
import { DataItem, useText } from '#ui'
import { actionAmount, unknownNative } from '#screens/common/action'
import { amountValue, tokenOf, TransferFiat, usePrices } from '#screens/common/money'
import styles from '../../common/signing/Review.module.css'
import { componentsText } from '#screens/common/text'
import { transactionText } from '#screens/common/signing'

export interface ValueItemProps {
  action: Action
  chain: ChainSummary | undefined
  /** Whether it failed or was canceled: no funds moved. */
  muted?: boolean | undefined
}

/** What a transfer is worth at today's price, as a field; nothing if no amount is transferred. */
export function ValueItem({ action, chain, muted }: ValueItemProps) {
  const text = useText(transactionText)
  const components = useText(componentsText)
  const prices = usePrices()
  const amount = actionAmount(action, chain ?? unknownNative)
  if (!amount || prices.isUnpriced) return null
  const isPriced = amountValue(prices, tokenOf(action), amount) !== null
  return (
    <DataItem label={text('field.value')}>
      <TransferFiat action={action} chain={chain} muted={muted} size="field" />{' '}
      {isPriced && <span className={styles.muted}>{components('value.today')}</span>}
    </DataItem>
  )
}
