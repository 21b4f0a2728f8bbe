import type { ChainSummary } from '#base'
import type { TransactionItem } from '#domain'
import { Notice, useText, useTextSettings } from '#ui'
import { transactionLabel } from '../shared/transactionLabel.ts'
import { sharedText } from '../text.ts'
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
  const shared = useText(sharedText)
  const { locale } = useTextSettings()
  if (conflicts.length === 0) return null
  return (
    <Notice title={text(rejects ? 'conflict.rejects' : 'conflict.cancels', { count: conflicts.length })}>
      <ul>
        {conflicts.map((item) => (
          <li key={item.id}>{transactionLabel(shared, locale, item, chain)}</li>
        ))}
      </ul>
    </Notice>
  )
}
