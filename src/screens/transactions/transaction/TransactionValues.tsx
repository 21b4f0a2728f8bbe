import { type ChainSummary, worth } from '#base'
import type { Action, TransactionDetail } from '#domain'
import { DataItem, useFormat, useText } from '#ui'
import { actionAmount, unknownNative } from '#screens/common/action'
import { FiatValue, tokenOf } from '#screens/common/money'
import { useKeptPrice } from '#screens/common/pastPrices'
import { movesMoney } from '#screens/common/rows'
import { transactionText } from '#screens/common/signing'
import { ValueItem } from '#screens/transactions/review'
import styles from '../../common/signing/Review.module.css'

export interface TransactionValuesProps {
  detail: Pick<TransactionDetail, 'action' | 'status' | 'executedAt'>
  chain: ChainSummary | undefined
}

/** What a transfer is worth today, and what it was worth when it happened. */
export function TransactionValues({ detail, chain }: TransactionValuesProps) {
  const { action, executedAt } = detail
  const isMoved = movesMoney(detail.status)
  return (
    <>
      <ValueItem action={action} chain={chain} muted={!isMoved} />
      {isMoved && <ValueThenItem action={action} chain={chain} at={executedAt} />}
    </>
  )
}

interface ValueThenItemProps {
  action: Action
  chain: ChainSummary | undefined
  /** When funds moved, in milliseconds; null: they haven't. */
  at: number | null
}

/**
 * What a transfer was worth when it happened, as a field; nothing unless its price is already kept
 * on this device, because showing a transaction requests none.
 */
function ValueThenItem({ action, chain, at }: ValueThenItemProps) {
  const text = useText(transactionText)
  const format = useFormat()
  const amount = actionAmount(action, chain ?? unknownNative)
  const price = useKeptPrice(
    chain && at !== null && amount
      ? {
          chainId: chain.chainId,
          token: tokenOf(action),
          decimals: amount.decimals,
          second: Math.floor(at / 1000),
        }
      : undefined,
  )
  const value = amount && price && worth(amount.raw, amount.decimals, price)
  if (!value || at === null) return null
  return (
    <DataItem label={text('field.valueThen')}>
      <FiatValue value={value} currency="usd" />{' '}
      <span className={styles.muted}>{text('value.then', { date: format.dateTime(at) })}</span>
    </DataItem>
  )
}
