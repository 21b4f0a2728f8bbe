import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import { Notice, useText } from '#ui'
import { useSentenceOf } from '#screens/common/action'
import { transactionText } from '#screens/common/signing'
import type { Conflicts } from './reviewFlow.ts'

export interface ConflictNoticeProps {
  conflicts: Conflicts | undefined
  /** The transaction is a rejection of the others. */
  rejects: boolean
  chain: ChainSummary | undefined
}

/**
 * Names the transactions that executing this cancels, or says that they aren't known, and which
 * nonce isn't used before it.
 */
export function ConflictNotice({ conflicts, rejects, chain }: ConflictNoticeProps) {
  const text = useText(transactionText)
  const sentenceFor = useSentenceOf(chain)
  const { items, isUnknown, missing }: Conflicts = conflicts ?? { items: [] }
  const [first] = items
  const count = items.length
  const sentenceOf = (item: TransactionItem) =>
    sentenceFor(item.action, { nonce: item.multisig?.nonce })
  return (
    <>
      {missing !== undefined && (
        <Notice tone="warning">{text('conflict.missing', { nonce: `${missing}` })}</Notice>
      )}
      {isUnknown && <Notice>{text('conflict.unknown')}</Notice>}
      {first && count === 1 && (
        <Notice
          title={text(rejects ? 'conflict.rejectsOne' : 'conflict.cancelsOne', {
            action: sentenceOf(first),
          })}
        />
      )}
      {count > 1 && (
        <Notice title={text(rejects ? 'conflict.rejects' : 'conflict.cancels', { count })}>
          <ul>
            {items.map((item) => (
              <li key={item.id}>{sentenceOf(item)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
