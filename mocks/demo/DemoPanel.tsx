import FlaskConical from 'lucide-react/icons/flask-conical'
import { useState, useSyncExternalStore } from 'react'
import { usePreferences } from '#screens'
import { Button, Popover, Tabs, TextProvider, ThemeRoot, useText } from '#ui'
import { people } from '../people.ts'
import styles from './DemoPanel.module.css'
import { MailboxView } from './MailboxView.tsx'
import { demoText } from './text.ts'
import { useMailbox } from './useMailbox.ts'
import { WorldSwitches, type WorldSwitchesProps } from './WorldSwitches.tsx'

export type DemoPanelProps = WorldSwitchesProps

/** The demo's own panel, which the live product does not have: world settings and a mailbox for e-mails. */
export function DemoPanel(props: DemoPanelProps) {
  const [{ theme }] = usePreferences()
  return (
    <TextProvider locale="en">
      <ThemeRoot theme={theme}>
        <Corner {...props} />
      </ThemeRoot>
    </TextProvider>
  )
}

function Corner(props: DemoPanelProps) {
  const { wallet, world } = props
  const text = useText(demoText)
  const { name } = people[useSyncExternalStore(wallet.subscribe, wallet.get).person]
  const [tab, setTab] = useState<'switches' | 'mailbox' | 'closed'>('closed')
  const { mails, unread } = useMailbox(world, tab === 'mailbox')
  // Users open the panel to find a code.
  const change = (open: boolean) => setTab(open ? (unread > 0 ? 'mailbox' : 'switches') : 'closed')
  const trigger = (
    <Button icon={FlaskConical} size="s" aria-label={text(unread > 0 ? 'openWithMail' : 'open', { name, unread })}>
      {text('label')} · {name}
      {unread > 0 && <span className={styles.unread}>{unread}</span>}
    </Button>
  )
  return (
    <div className={styles.corner}>
      <Popover trigger={trigger} label={text('heading')} side="top" align="start" open={tab !== 'closed'} onOpenChange={change}>
        <div className={styles.panel}>
          <Tabs
            label={text('heading')}
            tabs={[
              { id: 'switches', label: text('switches') },
              { id: 'mailbox', label: text('mailbox'), ...(mails.length > 0 && { badge: mails.length }) },
            ]}
            selected={tab}
            onSelect={setTab}
          >
            {tab === 'mailbox' ? <MailboxView mails={mails} /> : <WorldSwitches {...props} />}
          </Tabs>
        </div>
      </Popover>
    </div>
  )
}
