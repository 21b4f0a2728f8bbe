import type { ChainSummary, Hex } from '#base'
import type { Message } from '#domain'
import { Code, DataItem, DataList, useFormat, useText } from '#ui'
import { PartyItem } from '#screens/transactions/review'
import { messagesText } from '#screens/messages/common'
import styles from '../../common/signing/Review.module.css'

/** Who proposed the message, when, and from which app; and the Safe's signature. */
export function MessageDetails({
  message,
  chain,
  prepared,
}: {
  message: Message
  chain: ChainSummary | undefined
  /** The owners' combined signatures; null unless the Safe's contract accepts them. */
  prepared: Hex | null
}) {
  const text = useText(messagesText)
  const format = useFormat()
  return (
    <section className={`${styles.panel} ${styles.details}`} aria-labelledby="details">
      <h2 id="details" className={styles.subheading}>
        {text('page.details')}
      </h2>
      <DataList dense>
        <PartyItem label={text('page.proposer')} party={message.proposer} chain={chain} brief />
        <DataItem label={text('page.created')}>{format.dateTime(message.at)}</DataItem>
        {message.app && (
          <DataItem label={text('page.app')}>
            {text('page.appClaim', { name: message.app.name })}
          </DataItem>
        )}
        {prepared !== null && (
          <DataItem label={text('page.prepared')}>
            <Code label={text('page.prepared')} value={prepared} />
            <p className={styles.muted}>{text('page.preparedHelp')}</p>
          </DataItem>
        )}
      </DataList>
    </section>
  )
}
