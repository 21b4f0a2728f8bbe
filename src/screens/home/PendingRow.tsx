import { type ChainSummary, shortAddress, shortName } from '#base'
import type { TransactionItem } from '#queries'
import { ListRow, QuorumRing, RowLink, StatusBadge, useText } from '#ui'
import { actionParty, actionTitle } from '../actionText.ts'
import { TransferAmount } from '../parts/TransferAmount.tsx'
import { sharedText } from '../text.ts'
import type { Turn } from './pendingFirst.ts'
import styles from './PendingRow.module.css'
import { homeText } from './text.ts'

export interface PendingRowProps {
  item: TransactionItem
  turn: Turn
  chain: ChainSummary
  href: string
}

/** One waiting transaction: how far it is, what it does, and whether it is the person's turn. */
export function PendingRow({ item, turn, chain, href }: PendingRowProps) {
  const text = useText(homeText)
  const shared = useText(sharedText)
  const { action, multisig } = item
  const party = actionParty(action)
  const signed = multisig?.submitted ?? 0
  const required = multisig?.required ?? 1
  const words = turn === 'sign' ? text('pending.sign') : turn === 'execute' ? text('pending.execute') : undefined
  const state = words ?? text('pending.signed', { submitted: signed, required })
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
        turn === 'wait' ? (
          state
        ) : (
          <span className={styles.turn}>
            <StatusBadge variant="plain" status={turn === 'sign' ? 'awaiting' : 'ready'} words={state} />
          </span>
        )
      }
    />
  )
}
