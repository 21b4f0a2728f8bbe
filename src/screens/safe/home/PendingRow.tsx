import type { ChainSummary } from '#base'
import { ListRow, QuorumRing, RowLink, StatusBadge, useText } from '#ui'
import { ActionSentence, useSentence } from '#screens/common/action'
import { statusText } from '#screens/common/rows'
import { TransferFiat } from '#screens/common/money'
import { sharedText } from '#screens/core/text'
import type { PendingItem } from './prioritizePending.ts'
import { homeText } from './text.ts'

export interface PendingRowProps extends PendingItem {
  chain: ChainSummary
  href: string
}

/** A pending transaction: its signatures, summary, and the viewer's action. */
export function PendingRow({ item, state: row, viewerAction, chain, href }: PendingRowProps) {
  const text = useText(homeText)
  const shared = useText(sharedText)
  const { action, multisig } = item
  const sentence = useSentence(action, chain, { nonce: multisig?.nonce })
  const signed = row.submitted
  const required = multisig?.required ?? 1
  const isPlain = row.status === 'AWAITING_CONFIRMATIONS' || row.status === 'AWAITING_EXECUTION'
  const signatures = isPlain
    ? text('pending.signed', { submitted: signed, required })
    : statusText(shared, row.status)
  return (
    <ListRow
      data-wraps=""
      leading={<QuorumRing signed={signed} required={required} />}
      title={
        <RowLink href={href}>
          <ActionSentence {...sentence} what={'what' in action ? action.what : undefined} />
        </RowLink>
      }
      detail={
        viewerAction === 'none' ? (
          signatures
        ) : (
          <StatusBadge
            variant="plain"
            status={viewerAction === 'sign' ? 'awaiting' : 'ready'}
            words={text(viewerAction === 'sign' ? 'pending.sign' : 'pending.execute')}
          />
        )
      }
      trailing={<TransferFiat action={action} chain={chain} />}
    />
  )
}
