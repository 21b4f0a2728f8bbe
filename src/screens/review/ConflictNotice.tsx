import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import { Notice, useText } from '#ui'
import { useSentenceOf } from '../shared/useSentence.ts'
import { transactionText } from './text.ts'

export interface ConflictNoticeProps {
  /** Other transactions with the same nonce. */
  conflicts: readonly TransactionItem[]
  /** The transaction is a rejection of the others. */
  rejects: boolean
  chain: ChainSummary | undefined
}

/** Lists the transactions that executing this one cancels. */
export function ConflictNotice({ conflicts, rejects, chain }: ConflictNoticeProps) {
  const text = useText(transactionText)
  const sentenceFor = useSentenceOf(chain)
  if (conflicts.length === 0) return null
  return (
    <Notice title={text(rejects ? 'conflict.rejects' : 'conflict.cancels', { count: conflicts.length })}>
      <ul>
        {conflicts.map((item) => (
          <li key={item.id}>{sentenceFor(item.action, { nonce: item.multisig?.nonce })}</li>
        ))}
      </ul>
    </Notice>
  )
}
