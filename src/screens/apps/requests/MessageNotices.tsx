import { Checkbox, Notice, useText } from '#ui'
import { appsText } from '../text.ts'

/** The sign-in is for another site than the one that asks. */
export function ElsewhereNotice({ domain, origin }: { domain: string; origin: string }) {
  const text = useText(appsText)
  return (
    <Notice tone="danger" title={text('message.otherDomain', { domain, origin })}>
      {text('message.otherDomainText', { domain, origin })}
    </Notice>
  )
}

export interface BlindNoticeProps {
  isAgreed: boolean
  /** Undefined where it can't be changed any more. */
  onAgree: ((isAgreed: boolean) => void) | undefined
}

/** Nobody can read what the text means. */
export function BlindNotice({ isAgreed, onAgree }: BlindNoticeProps) {
  const text = useText(appsText)
  return (
    <Notice tone="warning">
      <p>{text('message.blind')}</p>
      {onAgree && <Checkbox label={text('message.blindAgree')} checked={isAgreed} onChange={onAgree} />}
    </Notice>
  )
}
