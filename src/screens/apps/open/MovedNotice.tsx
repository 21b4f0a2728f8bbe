import { useState } from 'react'
import { Button, Checkbox, Notice, useText } from '#ui'
import { appsText } from '#screens/apps/common'
import { useArmed } from '#screens/common/hooks'

export interface MovedNoticeProps {
  /** The app's name. */
  name: string
  /** The origin of the page that is in its frame now; `null` if the browser doesn't say. */
  origin: string
  onAllow: (origin: string) => void
}

/** The app's frame shows a page of another origin, which gets nothing until it is allowed. */
export function MovedNotice({ name, origin, onAllow }: MovedNoticeProps) {
  const text = useText(appsText)
  // The page in the frame decides when it moves, and could time it under a click.
  const isArmed = useArmed(origin)
  // Each address needs its own consent.
  const [agreed, setAgreed] = useState<string>()
  const isAgreed = agreed === origin
  const why = isAgreed ? (isArmed ? undefined : 'request.soon') : 'addApp.agreeFirst'
  const title = text('open.moved', { name })
  if (origin === 'null')
    return (
      <Notice tone="warning" live title={title}>
        {text('open.movedOpaque')}
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      live
      title={title}
      action={
        <Button size="s" onClick={() => onAllow(origin)} disabledReason={why && text(why)}>
          {text('open.allow', { origin })}
        </Button>
      }
    >
      <p>{text('open.movedText', { origin })}</p>
      <Checkbox
        label={text('addApp.agree')}
        checked={isAgreed}
        onChange={(checked) => setAgreed(checked ? origin : undefined)}
      />
    </Notice>
  )
}
