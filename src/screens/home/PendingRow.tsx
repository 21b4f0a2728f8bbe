import { type ChainSummary, shortAddress, shortName } from '#base'
import { ListRow, QuorumRing, RowLink, StatusBadge, useText } from '#ui'
import { actionParty, actionTitle } from '../actionText.ts'
import { TransferAmount } from '../shared/TransferAmount.tsx'
import { sharedText } from '../text.ts'
import { statusText } from '../shared/statusBadge.ts'
import type { PendingItem } from './prioritizePending.ts'
import styles from './PendingRow.module.css'
import { homeText } from './text.ts'

export interface PendingRowProps extends PendingItem {
  chain: ChainSummary
  href: string
}

/** A pending transaction: its signatures, its summary, and the viewer's action. */
export function PendingRow({ item, state: row, viewerAction, chain, href }: PendingRowProps) {
  const text = useText(homeText)
  const shared = useText(sharedText)
  const { action, multisig } = item
  const party = actionParty(action)
  const signed = row.submitted
  const required = multisig?.required ?? 1
  const words = viewerAction === 'sign' ? text('pending.sign') : viewerAction === 'execute' ? text('pending.execute') : undefined
  const isPlain = row.status === 'AWAITING_CONFIRMATIONS' || row.status === 'AWAITING_EXECUTION'
  const state = words ?? (isPlain ? text('pending.signed', { submitted: signed, required }) : statusText(shared, row.status))
  return (
    <ListRow
      leading={<QuorumRing signed={signed} required={required} />}
      title={<RowLink href={href}>{actionTitle(shared, action, multisig?.nonce)}</RowLink>}
      detail={
        party ? (
          <bdi title={party.address}>{text('pending.to', { party: party.name ? shortName(party.name) : shortAddress(party.address) })}</bdi>
        ) : (
          text('pending.nonce', { nonce: multisig?.nonce ?? 0 })
        )
      }
      trailing={<TransferAmount action={action} chain={chain} />}
      trailingDetail={
        viewerAction === 'none' ? (
          state
        ) : (
          <span className={styles.action}>
            <StatusBadge variant="plain" status={viewerAction === 'sign' ? 'awaiting' : 'ready'} words={state} />
          </span>
        )
      }
    />
  )
}
