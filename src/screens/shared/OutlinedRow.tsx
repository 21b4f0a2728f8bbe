import type { ComponentProps } from 'react'
import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import { cx, useFormat } from '#ui'
import styles from './TransactionRow.module.css'
import { useSentenceOf } from './useSentence.ts'

export interface OutlinedRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  item: TransactionItem
  chain: ChainSummary | undefined
}

/** A past transaction while the page flies by: its sentence and its time, at the place where the whole row has them. */
export function OutlinedRow({ item, chain, className, ...rest }: OutlinedRowProps) {
  const sentenceOf = useSentenceOf(chain)
  const format = useFormat()
  return (
    <li {...rest} className={cx(styles.row, className)} data-variant="history" data-outlined="">
      <span className={styles.title}>{sentenceOf(item.action, { nonce: item.multisig?.nonce, isDone: item.status === 'SUCCESS' })}</span>
      <span className={styles.detail}>
        <time dateTime={new Date(item.at).toISOString()}>{format.time(item.at)}</time>
      </span>
    </li>
  )
}
