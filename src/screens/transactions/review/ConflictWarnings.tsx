import type { ChainSummary } from '#base'
import type { Action, TransactionItem } from '#domain'
import { Notice, useText } from '#ui'
import { useSentenceOf } from '#screens/common/action'
import { transactionText } from '#screens/common/signing'
import styles from '../../common/signing/Review.module.css'
import type { Conflicts } from './reviewFlow.ts'

export interface CanceledNamesProps {
  conflicts: Conflicts | undefined
  /** What the transaction does. */
  action: Action
  chain: ChainSummary | undefined
}

/** Which nonce isn't used before it, and that others with the same nonce aren't known. */
export function ConflictWarnings({ conflicts }: Pick<CanceledNamesProps, 'conflicts'>) {
  const text = useText(transactionText)
  return (
    <>
      {conflicts?.missing !== undefined && (
        <Notice tone="warning">
          {text('conflict.missing', { nonce: `${conflicts.missing}` })}
        </Notice>
      )}
      {conflicts?.isUnknown && <Notice>{text('conflict.unknown')}</Notice>}
    </>
  )
}

/** The canceled transactions by what they do. */
export function CanceledNames({ conflicts, action, chain }: CanceledNamesProps) {
  const text = useText(transactionText)
  const sentenceFor = useSentenceOf(chain)
  const items = conflicts?.items ?? []
  const [first] = items
  const sentenceOf = (item: TransactionItem) =>
    sentenceFor(item.action, { nonce: item.multisig?.nonce })
  if (!first) return null
  const isRejection = action.kind === 'reject'
  // What the sentence says isn't repeated.
  if (items.length === 1 && isRejection && action.rejects) return null
  if (items.length === 1)
    return (
      <span className={styles.canceled}>
        {text('conflict.cancelsOne', { action: sentenceOf(first) })}
      </span>
    )
  return (
    <div className={styles.canceled}>
      <p>{text(isRejection ? 'conflict.rejects' : 'conflict.cancels', { count: items.length })}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>{sentenceOf(item)}</li>
        ))}
      </ul>
    </div>
  )
}
