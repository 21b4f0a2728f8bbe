import type { Message } from '#domain'
import { ListRow, QuorumRing, RowLink, StatusBadge, useFormat, useText } from '#ui'
import styles from './MessagesView.module.css'
import { progressOf } from './progressOf.ts'
import { messagesText } from './text.ts'
import { contentOf, titleOf } from './titleOf.ts'

export interface MessageRowProps {
  message: Message
  /** The viewer is an owner who hasn't signed it. */
  needsYou: boolean
  /** The message's page; the whole row is clickable. */
  href: string
}

/** A message: what it says, who asked for it, and who has signed. */
export function MessageRow({ message, needsYou, href }: MessageRowProps) {
  const text = useText(messagesText)
  const format = useFormat()
  const { app } = message
  const { submitted, required } = progressOf(message, undefined)
  // Each owner counts once, whatever the gateway says; its page checks the signatures.
  const isSigned = message.status === 'CONFIRMED' && submitted >= required
  const status = isSigned ? 'done' : 'awaiting'
  const words = isSigned
    ? 'status.signed'
    : message.status === 'UNKNOWN'
      ? 'status.unknown'
      : needsYou
        ? 'status.needsYou'
        : 'status.needs'
  return (
    <ListRow
      data-wraps=""
      data-message={message.hash}
      leading={<QuorumRing signed={submitted} required={required} status={status} decorative />}
      title={
        <RowLink href={href}>
          <bdi>{titleOf(text, contentOf(message))}</bdi>
        </RowLink>
      }
      detail={
        <span className={styles.parts}>
          <time dateTime={new Date(message.at).toISOString()} title={format.dateTime(message.at)}>
            {format.time(message.at)}
          </time>
          {app && <bdi>{text('from', { app: app.name })}</bdi>}
          <span>{text('quorum', { submitted, required })}</span>
        </span>
      }
      status={<StatusBadge variant="plain" status={status} words={text(words)} />}
    />
  )
}
