import type { Message } from '#domain'
import { ListRow, QuorumRing, RowLink, StatusBadge, useFormat, useText } from '#ui'
import styles from './MessagesView.module.css'
import {
  contentOf,
  messagesText,
  progressBadge,
  progressOf,
  titleOf,
} from '#screens/messages/common'

export interface MessageRowProps {
  message: Message
  /** Whether the viewer is an owner who hasn't signed it. */
  needsYou: boolean
  /** The message's page; the whole row is clickable. */
  href: string
}

/** A message: its content, requester, and signers. */
export function MessageRow({ message, needsYou, href }: MessageRowProps) {
  const text = useText(messagesText)
  const format = useFormat()
  const { app } = message
  // A row never says more than the gateway: only the message's page checks signatures.
  const { status: progress, submitted, required } = progressOf(message, undefined)
  const status = progressBadge[progress]
  const words =
    progress === 'needs' && needsYou ? 'status.needsYou' : (`status.${progress}` as const)
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
