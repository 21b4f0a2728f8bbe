import MailOpen from 'lucide-react/icons/mail-open'
import { CopyButton, useFormat, useText } from '#ui'
import type { Mail } from '../gateway/userData/mailbox.ts'
import styles from './MailboxView.module.css'
import { demoText } from './text.ts'

export interface MailboxViewProps {
  /** Newest first. */
  mails: readonly Mail[]
}

/** All e-mails, with copyable codes. */
export function MailboxView({ mails }: MailboxViewProps) {
  const text = useText(demoText)
  if (mails.length > 0) {
    return (
      <ul className={styles.mails} aria-label={text('mailbox')}>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    )
  }
  return (
    <div className={styles.empty}>
      <MailOpen size={22} aria-hidden />
      <p>{text('mailbox.empty')}</p>
    </div>
  )
}

function MailRow({ mail: { to, subject, text: body, code, unsubscribeToken, at } }: { mail: Mail }) {
  const text = useText(demoText)
  const { time } = useFormat()
  return (
    <li className={styles.mail}>
      <div className={styles.line}>
        <span className={styles.subject}>{subject}</span>
        <time className={styles.quiet} dateTime={new Date(at).toISOString()}>
          {time(at)}
        </time>
      </div>
      <p className={styles.quiet}>{text('mail.to', { address: to })}</p>
      {code === null ? (
        <p className={styles.body}>{body}</p>
      ) : (
        <div className={styles.code}>
          <code className={styles.digits}>{code}</code>
          <CopyButton value={code} what={text('mail.code')} />
        </div>
      )}
      <div className={styles.line}>
        <span className={styles.quiet}>{text('mail.unsubscribe')}</span>
        <CopyButton value={unsubscribeToken} what={text('mail.token')} />
      </div>
    </li>
  )
}
