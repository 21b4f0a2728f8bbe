import type { TransactionItem } from '#domain'
import { Notice, useText } from '#ui'
import { actionTitle } from '../actionText.ts'
import { sharedText } from '../text.ts'
import { transactionText } from './text.ts'

export interface ConflictNoticeProps {
  /** Other transactions with the same nonce. */
  conflicts: readonly TransactionItem[]
  /** The transaction is a rejection: the others are what it rejects. */
  rejects: boolean
}

/** Names what executing this one cancels. */
export function ConflictNotice({ conflicts, rejects }: ConflictNoticeProps) {
  const text = useText(transactionText)
  const shared = useText(sharedText)
  if (conflicts.length === 0) return null
  return (
    <Notice title={text(rejects ? 'conflict.rejects' : 'conflict.cancels', { count: conflicts.length })}>
      <ul>
        {conflicts.map((item) => (
          <li key={item.id}>{actionTitle(shared, item.action, item.multisig?.nonce)}</li>
        ))}
      </ul>
    </Notice>
  )
}
