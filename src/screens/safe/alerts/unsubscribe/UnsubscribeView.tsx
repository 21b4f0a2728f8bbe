import MailX from 'lucide-react/icons/mail-x'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Failure } from '#base'
import { Button, EmptyState, Link, Problem, useText } from '#ui'
import { Page } from '#screens/common/pages'
import page from '../../../common/setting/SettingsView.module.css'
import styles from '../Alerts.module.css'
import { recoveryCategory, type UnsubscribeLink } from './readUnsubscribeLink.ts'
import { unsubscribeText } from './text.ts'

/** One kind of email, the link's, or all of them. */
export type UnsubscribeScope = 'category' | 'all'

/** `declined`: the gateway doesn't know what to do with the token. */
export type UnsubscribeState =
  | { status: 'ready' | 'declined' | 'notOffered' }
  | { status: 'sending' | 'done'; scope: UnsubscribeScope }
  | { status: 'failed'; scope: UnsubscribeScope; reason: Failure }

export interface UnsubscribeViewProps {
  link: UnsubscribeLink
  state: UnsubscribeState
  homeHref: string
  onUnsubscribe: (scope: UnsubscribeScope) => void
}

/** What users who came from an email can unsubscribe from, and the result. */
export function UnsubscribeView({ link, state, homeHref, onUnsubscribe }: UnsubscribeViewProps) {
  const text = useText(unsubscribeText)
  const outcome = useRef<HTMLDivElement>(null)
  const isOver =
    state.status === 'done' || state.status === 'declined' || state.status === 'notOffered'
  // The pressed button is gone.
  useEffect(() => {
    if (isOver) outcome.current?.focus()
  }, [isOver])
  return (
    <Page width="reading" heading={text('title')}>
      {content()}
    </Page>
  )

  function content(): ReactNode {
    if (link.status !== 'valid') return end(text(`${link.status}.title`), text(link.status))
    const { category } = link
    const kind =
      category === undefined ? 'all' : category.id === recoveryCategory ? 'recovery' : 'category'
    const label = { category: category?.label ?? '' }
    switch (state.status) {
      case 'declined':
      case 'notOffered':
        return end(text(`${state.status}.title`), text(state.status))
      case 'done':
        return end(
          text('done.title'),
          `${text(`done.${state.scope === 'all' ? 'all' : kind}`, label)} ${text('done.still')}`,
        )
      default:
        return (
          <>
            <p className={styles.words}>{text(kind, label)}</p>
            <p className={page.quiet}>{text('nothing')}</p>
            <div className={styles.choices}>
              {kind !== 'all' && button('category', text(`button.${kind}`))}
              {button('all', text('button.all'))}
            </div>
            {state.status === 'failed' && (
              <Problem
                variant="inline"
                title={text('failed')}
                reason={state.reason}
                onRetry={() => onUnsubscribe(state.scope)}
              />
            )}
          </>
        )
    }
  }

  function button(scope: UnsubscribeScope, label: string) {
    const isFirst = scope === 'category' || (link.status === 'valid' && !link.category)
    return (
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        busy={state.status === 'sending' && state.scope === scope}
        onClick={() => onUnsubscribe(scope)}
      >
        {label}
      </Button>
    )
  }

  function end(title: string, words: string) {
    return (
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        <EmptyState
          icon={MailX}
          title={title}
          text={words}
          action={<Link href={homeHref}>{text('home')}</Link>}
        />
      </div>
    )
  }
}
