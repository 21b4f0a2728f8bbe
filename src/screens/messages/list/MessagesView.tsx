import MessageSquareText from 'lucide-react/icons/message-square-text'
import type { Address, ChainSummary, Hex, Remote, SafeRef } from '#base'
import { sameAddress } from '#base'
import type { Message, Messages } from '#domain'
import {
  Button,
  EmptyState,
  List,
  PartialBanner,
  Problem,
  Skeleton,
  StaleBanner,
  useFormat,
  useText,
} from '#ui'
import { MoreRows, type Pagination } from '#screens/common/rows'
import { Page, UnsupportedChain } from '#screens/common/pages'
import { MessageRow } from './MessageRow.tsx'
import styles from './MessagesView.module.css'
import { messagesText } from '#screens/messages/common'

export interface MessagesViewProps {
  at: SafeRef
  /** undefined: the Safe's chain isn't supported. */
  chain: ChainSummary | undefined
  messages: Remote<Messages>
  /** Whether only this browser knows them, because there is no gateway. */
  isLocal?: boolean | undefined
  more: Pagination
  /** The connected account, if it is an owner. */
  owner: Address | undefined
  hrefOf: (hash: Hex) => string
  /** Opens the form for the owners' own message; undefined for an account that isn't an owner. */
  onNew: (() => void) | undefined
}

/** The messages that a Safe's owners sign, by day. */
export function MessagesView({ at, chain, isLocal, onNew, ...body }: MessagesViewProps) {
  const text = useText(messagesText)
  return (
    <Page
      heading={text('title')}
      lead={chain && text(isLocal ? 'about.local' : 'about')}
      actions={chain && onNew && <Button onClick={onNew}>{text('new')}</Button>}
    >
      {chain ? <Body {...body} /> : <UnsupportedChain chainId={at.chainId} />}
    </Page>
  )
}

function Body({
  messages,
  more,
  owner,
  hrefOf,
}: Pick<MessagesViewProps, 'messages' | 'more' | 'owner' | 'hrefOf'>) {
  const text = useText(messagesText)
  const format = useFormat()
  if (messages.status === 'loading') return <Skeleton shape="block" height={240} announced />
  if (messages.status === 'failed')
    return <Problem reason={messages.reason} title={text('failed')} onRetry={messages.retry} />
  const { days } = messages.value
  return (
    <>
      {messages.freshness !== 'live' && (
        <StaleBanner updating={messages.freshness === 'updating'} onRetry={messages.retry} />
      )}
      <PartialBanner missing={messages.missing} onRetry={messages.retry} />
      {days.length === 0 && messages.missing.length === 0 && more.status === 'end' && (
        <EmptyState icon={MessageSquareText} title={text('empty')} text={text('emptyText')} />
      )}
      {days.map(({ day, items }) => (
        <section key={day} aria-label={format.day(day)}>
          <h2 className={styles.day}>{format.day(day)}</h2>
          <List label={format.day(day)}>
            {items.map((message) => (
              <MessageRow
                key={message.hash}
                message={message}
                needsYou={isMissing(message, owner)}
                href={hrefOf(message.hash)}
              />
            ))}
          </List>
        </section>
      ))}
      <MoreRows more={more} />
    </>
  )
}

const isMissing = ({ confirmations }: Message, owner: Address | undefined) =>
  owner !== undefined && !confirmations.some(({ signer }) => sameAddress(signer.address, owner))
