import { type ReactNode, useEffect, useRef } from 'react'
import { Button, Notice, Problem, Skeleton, StatusBadge, useText } from '#ui'
import { Setting, SettingGroup } from '#screens/common/setting'
import styles from '../Alerts.module.css'
import { alertsText } from '../text.ts'
import type { EmailState } from './emailState.ts'
import type { EmailAct } from './emailRejection.ts'

export interface EmailViewProps {
  state: EmailState
  /** The step in which a code is entered; undefined if none is awaited. */
  code: ReactNode
  /** Whether the address was verified on this page. */
  isVerifiedNow: boolean
  /** Undefined if no wallet can be connected. */
  onConnect: (() => void) | undefined
  onAct: (act: EmailAct) => void
  /** Begins the step of the code. */
  onEnterCode: () => void
}

/** The address that the gateway sends an owner's alerts to, and what can be done about it. */
export function EmailView({
  state,
  code,
  isVerifiedNow,
  onConnect,
  onAct,
  onEnterCode,
}: EmailViewProps) {
  const text = useText(alertsText)
  const show = (
    <Button size="s" onClick={() => onAct('show')}>
      {text('email.show')}
    </Button>
  )
  const register = (
    <Button size="s" onClick={() => onAct('register')}>
      {text('email.register')}
    </Button>
  )
  const enterCode = code === undefined && (
    <Button size="s" onClick={onEnterCode}>
      {text('email.enterCode')}
    </Button>
  )
  const onAddress = (act: 'change' | 'delete') => (
    <Button
      size="s"
      variant={act === 'delete' ? 'danger' : 'secondary'}
      aria-label={text('email.action', { action: text(`email.${act}`) })}
      onClick={() => onAct(act)}
    >
      {text(`email.${act}`)}
    </Button>
  )
  const frame = useRef<HTMLDivElement>(null)
  const hadCode = useRef(false)
  const hasCode = code !== undefined
  // Closing the code step drops focus, so move it to the result.
  useEffect(() => {
    if (hadCode.current && !hasCode && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('[tabindex="-1"], button')?.focus()
    hadCode.current = hasCode
  }, [hasCode])
  return (
    <div ref={frame}>
      <SettingGroup title={text('email')} help={text('email.help')}>
        {isVerifiedNow && (
          <div className={styles.notice} tabIndex={-1}>
            <Notice tone="done">{text('email.verified.now')}</Notice>
          </div>
        )}
        {panel()}
        {code}
      </SettingGroup>
    </div>
  )

  function panel(): ReactNode {
    switch (state.status) {
      case 'loading':
        return <Skeleton shape="row" announced />
      case 'failed':
        return (
          <Problem
            variant="inline"
            title={text('email.failed')}
            reason={state.reason}
            onRetry={state.retry}
          />
        )
      case 'connect':
        return (
          <Setting label={text('email.connect')}>
            {() =>
              onConnect && (
                <Button variant="primary" onClick={onConnect}>
                  {text('email.connect.button')}
                </Button>
              )
            }
          </Setting>
        )
      case 'nonOwner':
      case 'contract':
      case 'notOffered':
        return <p className={styles.text}>{text(`email.${state.status}`)}</p>
      case 'locked':
        return (
          <Setting label={text('email.yours')} help={text('email.locked')}>
            {() => (
              <span className={styles.buttons}>
                {show}
                {code === undefined && !isVerifiedNow && register}
              </span>
            )}
          </Setting>
        )
      case 'none':
        return (
          <Setting label={text('email.none')} help={text('email.none.help')}>
            {() => (
              <Button variant="primary" onClick={() => onAct('register')}>
                {text('email.register')}
              </Button>
            )}
          </Setting>
        )
      case 'known':
        return (
          <Setting label={state.email} help={status(state.verified)}>
            {() => (
              <span className={styles.buttons}>
                {!state.verified && enterCode}
                {onAddress('change')}
                {onAddress('delete')}
              </span>
            )}
          </Setting>
        )
    }
  }

  function status(isVerified: boolean): ReactNode {
    if (isVerified)
      return <StatusBadge variant="plain" status="done" words={text('email.verified')} />
    return (
      <span className={styles.status}>
        <StatusBadge variant="plain" status="awaiting" words={text('email.unverified')} />
        {text('email.unverified.help')}
      </span>
    )
  }
}
