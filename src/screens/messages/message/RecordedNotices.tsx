import type { Address, ChainSummary } from '#base'
import type { PendingMessage } from '#signing'
import { Button, Notice, useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import { messagesText } from '#screens/messages/common'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'

/** An owner that is a contract and confirms the message on the chain. */
export interface RecordedOwner {
  owner: Address
  /** Of its signature being submitted; undefined if it isn't. */
  state: PendingMessage['state'] | undefined
  onAdd: () => void
}

/** Confirmations on the chain that only count once they are added to the message. */
export function RecordedNotices({
  recorded,
  chain,
}: {
  recorded: readonly RecordedOwner[]
  chain: ChainSummary | undefined
}) {
  return recorded.map((one) => <RecordedNotice key={one.owner} {...one} chain={chain} />)
}

function RecordedNotice({
  owner,
  state,
  onAdd,
  chain,
}: RecordedOwner & { chain: ChainSummary | undefined }) {
  const text = useText(messagesText)
  const { locale } = useTextSettings()
  const names = useText(namesText)
  const known = resolveName(useNames(), { address: owner, name: null }, chain?.chainId ?? '')
  const name = nameOrAddress(names, known, owner)
  const failed = state?.status === 'unsubmitted' ? state : undefined
  return (
    <Notice
      tone={failed ? 'warning' : 'info'}
      title={text('recorded.title', { owner: name })}
      action={
        <Button
          size="s"
          busy={state?.status === 'submitting'}
          aria-label={formatList(locale, [text('recorded.add'), name])}
          onClick={onAdd}
        >
          {text('recorded.add')}
        </Button>
      }
    >
      <p role="status">
        {text(
          failed
            ? failed.why === 'declined'
              ? 'recorded.declined'
              : 'recorded.failed'
            : 'recorded.text',
        )}
      </p>
    </Notice>
  )
}
