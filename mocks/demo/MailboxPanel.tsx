import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button, CopyButton, Disclosure, useFormat, useText } from '#ui'
import { unsubscribeLink } from '#screens'
import type { Mail, Mailbox } from '../gateway/userData/mailbox.ts'
import type { World } from '../world.ts'
import { type Choice, keepChoice } from './chosenWorld.ts'
import styles from './DemoPanel.module.css'
import { demoText } from './text.ts'

const unsubscribeUrl = (token: string) =>
  `${unsubscribeLink}?token=${token}&category=account_recovery`

const none: readonly Mail[] = []
const never = () => () => {}

/** The only gateway version with email. */
const mailingVersion = '2024-05'

export interface MailboxPanelProps {
  world: World
  choice: Choice
}

/** All emails that the mocked gateway has sent, with their codes and links. */
export function MailboxPanel({ world, choice }: MailboxPanelProps) {
  const text = useText(demoText)
  const format = useFormat()
  const [mailbox, setMailbox] = useState<Mailbox>()
  useEffect(() => {
    let isGone = false
    void world.state.userData().then((data) => {
      if (!isGone) setMailbox(data.mailbox)
    })
    return () => {
      isGone = true
    }
  }, [world])
  const mails = useSyncExternalStore(mailbox?.subscribe ?? never, mailbox?.list ?? (() => none))
  const isMailing = choice.gatewayVersion === mailingVersion
  const changeGateway = () => {
    keepChoice({ ...choice, gatewayVersion: isMailing ? 'today' : mailingVersion })
    // The URL's parameter would take precedence.
    const here = new URL(location.href)
    here.searchParams.delete('gatewayVersion')
    location.assign(here)
  }
  return (
    <Disclosure summary={text('mailbox', { count: mails.length })}>
      <div className={styles.mails}>
        <p className={styles.intro}>{text(isMailing ? 'mailbox.mailing' : 'mailbox.notMailing')}</p>
        <Button size="s" onClick={changeGateway}>
          {text(isMailing ? 'mailbox.today' : 'mailbox.older')}
        </Button>
        {mails.length > 0 && (
          <ul className={styles.mailList} aria-label={text('mailbox.label')}>
            {mails.map((mail) => (
              <li key={mail.id} className={styles.mail}>
                <strong>{mail.subject}</strong>
                <span className={styles.intro}>
                  {text('mailbox.to', { to: mail.to, time: format.when(mail.at) })}
                </span>
                <span>{mail.text}</span>
                {mail.code !== null && (
                  <span className={styles.mailCode}>
                    <code>{mail.code}</code>
                    <CopyButton value={mail.code} what={text('mailbox.code')} />
                  </span>
                )}
                <a href={unsubscribeUrl(mail.unsubscribeToken)}>{text('mailbox.unsubscribe')}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  )
}
