import type { ChainSummary } from '#base'
import { Notice, useText } from '#ui'
import { useSentenceOf } from '#screens/common/action'
import { transactionText } from '#screens/common/signing'
import type { Conflicts } from './useTransactionReview.ts'

export interface ConflictNoticeProps {
  conflicts: Conflicts | undefined
  /** The transaction is a rejection of the others. */
  rejects: boolean
  chain: ChainSummary | undefined
}

/**
 * Lists the transactions that executing this one cancels, or says that they aren't known, and which
 * nonce isn't used before it.
 */
export function ConflictNotice({ conflicts, rejects, chain }: ConflictNoticeProps) {
  const text = useText(transactionText)
  const sentenceFor = useSentenceOf(chain)
  const { items, isUnknown, missing } = conflicts ?? { items: [] }
  const count = items.length
  return (
    <>
      {missing !== undefined && (
        <Notice tone="warning">{text('conflict.missing', { nonce: `${missing}` })}</Notice>
      )}
      {isUnknown && <Notice>{text('conflict.unknown')}</Notice>}
      {count > 0 && (
        <Notice title={text(rejects ? 'conflict.rejects' : 'conflict.cancels', { count })}>
          <ul>
            {items.map((item) => (
              <li key={item.id}>{sentenceFor(item.action, { nonce: item.multisig?.nonce })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
