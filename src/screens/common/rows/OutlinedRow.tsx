import type { ComponentProps } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import { cx, useFormat } from '#ui'
import styles from './TransactionRow.module.css'
import { useSentenceOf } from '#screens/common/action'

export interface OutlinedRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  item: TransactionItem
  chain: ChainSummary | undefined
  /** The variant of the whole row. */
  variant: 'queue' | 'history'
}

/**
 * A transaction while the page scrolls fast: its sentence and its time, where the whole row has
 * them.
 */
export function OutlinedRow({ item, chain, variant, className, ...rest }: OutlinedRowProps) {
  const sentenceOf = useSentenceOf(chain)
  const format = useFormat()
  const isDone = variant === 'history' && item.status === 'SUCCESS'
  return (
    <li {...rest} className={cx(styles.row, className)} data-variant={variant} data-outlined="">
      <span className={styles.title}>
        {sentenceOf(item.action, { nonce: item.multisig?.nonce, isDone })}
      </span>
      <span className={styles.detail}>
        <time dir="auto" dateTime={new Date(item.at).toISOString()}>
          {variant === 'history' ? format.time(item.at) : format.when(item.at)}
        </time>
      </span>
    </li>
  )
}
