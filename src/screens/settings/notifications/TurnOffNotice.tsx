import { shortDetail, visibleText } from '#base'
import { Button, Notice, useText } from '#ui'
import { notificationsText } from './text.ts'
import type { TurnOffTrouble } from './useTurnOff.ts'

export interface TurnOffNoticeProps {
  trouble: Exclude<TurnOffTrouble, { about: 'safe' }>
  onRetry: () => void
}

/** What failed when this device was turned off, and what that means. */
export function TurnOffNotice({ trouble, onRetry }: TurnOffNoticeProps) {
  const text = useText(notificationsText)
  if (trouble.about === 'browser')
    return (
      <Notice live tone="danger" title={text('off.unsubscribed')}>
        <p>{text('off.unsubscribedText')}</p>
        <bdi>{visibleText(shortDetail(trouble.detail))}</bdi>
      </Notice>
    )
  const isOffered = trouble.failure.kind !== 'notOffered'
  return (
    <Notice
      live
      tone="warning"
      title={text('off.untold')}
      action={
        isOffered && (
          <Button size="s" onClick={onRetry}>
            {text('failed.retry')}
          </Button>
        )
      }
    >
      {text(isOffered ? 'off.untoldText' : 'off.untoldNotOffered')}
    </Notice>
  )
}
