import type { ChainSummary } from '#base'
import { ListRow, QuorumRing, RowLink, StatusBadge, useText } from '#ui'
import { ActionSentence, useSentence } from '#screens/common/action'
import type { PendingItem } from '#screens/common/rows'
import { bellText } from './text.ts'

export interface WaitingRowProps extends PendingItem {
  chain: ChainSummary
  href: string
  onLeave: () => void
}

/** A transaction that the viewer can sign or execute. */
export function WaitingRow({ item, state, viewerAction, chain, href, onLeave }: WaitingRowProps) {
  const text = useText(bellText)
  const { action, multisig } = item
  const sentence = useSentence(action, chain, { nonce: multisig?.nonce })
  return (
    <ListRow
      data-wraps=""
      leading={
        <QuorumRing decorative signed={state.submitted} required={multisig?.required ?? 1} />
      }
      title={
        <RowLink href={href} onClick={onLeave}>
          <ActionSentence {...sentence} what={'what' in action ? action.what : undefined} />
        </RowLink>
      }
      detail={
        <StatusBadge
          variant="plain"
          status={viewerAction === 'sign' ? 'awaiting' : 'ready'}
          words={text(viewerAction === 'sign' ? 'sign' : 'execute')}
        />
      }
    />
  )
}
