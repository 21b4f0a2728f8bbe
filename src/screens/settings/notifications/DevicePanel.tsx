import { useEffect, useRef } from 'react'
import { Button, Notice, useText } from '#ui'
import { Setting, SettingGroup } from '#screens/common/setting'
import type { UsableState } from './deviceState.ts'
import { notificationsText } from './text.ts'
import type { TurnOff } from './useTurnOff.ts'

export interface DevicePanelProps extends Pick<TurnOff, 'busy'> {
  state: UsableState
  /** Why nothing can be signed. */
  signReason: string | undefined
  /** Why nothing can be turned on. */
  disabledReason: string | undefined
  onTurnOn: () => void
  onTurnOff: () => void
}

const actions = {
  off: 'turnOn',
  on: 'turnOnMore',
  lost: 'lost.action',
  changed: 'changed.action',
} as const

/** Whether this device receives notifications, why not, and what to do. */
export function DevicePanel({
  state,
  busy,
  signReason,
  disabledReason,
  onTurnOn,
  onTurnOff,
}: DevicePanelProps) {
  const text = useText(notificationsText)
  const turnOn = useRef<HTMLButtonElement>(null)
  const wasOn = useRef(false)
  const isStale = state.status === 'lost' || state.status === 'changed'
  const count = state.status === 'off' ? 0 : state.safes.length
  const isOn =
    count > 0 || (state.status === 'off' && state.isSubscribed === true && busy !== 'device')
  useEffect(() => {
    // The used button is gone.
    if (!isOn && document.activeElement === document.body && wasOn.current) turnOn.current?.focus()
    wasOn.current = isOn
  }, [isOn])
  return (
    <>
      {state.status === 'denied' && (
        <Notice tone="warning" title={text('denied')}>
          <p>{text('denied.text')}</p>
          {count > 0 && <p>{text('denied.safes', { count })}</p>}
        </Notice>
      )}
      {(state.status === 'lost' || state.status === 'changed') && (
        <Notice tone="warning" title={text(state.status)}>
          {text(`${state.status}.text`, { count: state.stale.length })}
        </Notice>
      )}
      {(state.status !== 'denied' || isOn) && (
        <SettingGroup title={text('device')}>
          {state.status !== 'denied' && (
            <Setting label={text(`status.${state.status}`, { count })} help={text('status.help')}>
              {() => (
                <Button
                  ref={turnOn}
                  variant={state.status === 'on' ? 'secondary' : 'primary'}
                  disabledReason={isStale ? signReason : disabledReason}
                  onClick={onTurnOn}
                >
                  {text(actions[state.status])}
                </Button>
              )}
            </Setting>
          )}
          {isOn && (
            // The gateway can only be notified about registrations known here.
            <Setting
              label={text('turnOff.label')}
              help={count > 0 ? text('turnOff.help') : undefined}
            >
              {({ help }) => (
                <Button
                  variant="danger"
                  aria-describedby={help}
                  busy={busy === 'device'}
                  onClick={onTurnOff}
                >
                  {text('turnOff')}
                </Button>
              )}
            </Setting>
          )}
        </SettingGroup>
      )}
    </>
  )
}
