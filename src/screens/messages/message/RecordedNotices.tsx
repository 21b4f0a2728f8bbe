import type { Address, ChainSummary } from '#base'
import type { PendingMessage } from '#signing'
import { Button, Notice, useText } from '#ui'
import { messagesText } from '#screens/messages/common'
import { PartyText } from '#screens/common/parties'

/** An owner that is a Safe and has recorded the message as signed on the chain. */
export interface RecordedOwner {
  owner: Address
  /** Of its signature being submitted; undefined if it isn't. */
  state: PendingMessage['state'] | undefined
  onAdd: () => void
}

/** Signatures on the chain that only count once they are added to the message. */
export function RecordedNotices({
  recorded,
  chain,
}: {
  recorded: readonly RecordedOwner[]
  chain: ChainSummary | undefined
}) {
  const text = useText(messagesText)
  return recorded.map(({ owner, state, onAdd }) => (
    <Notice
      key={owner}
      tone={state?.status === 'unsubmitted' ? 'warning' : 'info'}
      title={text('recorded.title')}
      live
      action={
        <Button size="s" busy={state?.status === 'submitting'} onClick={onAdd}>
          {text('recorded.add')}
        </Button>
      }
    >
      <p>
        <PartyText party={{ address: owner, name: null }} chain={chain} />
      </p>
      <p>{text(state?.status === 'unsubmitted' ? 'recorded.failed' : 'recorded.text')}</p>
    </Notice>
  ))
}
