import type { Address } from '#base'
import { Checkbox, Notice, useText } from '#ui'
import { messagesText } from '../text.ts'

/** The sign-in is for another site than the one that asks. */
export function ElsewhereNotice({ domain, origin }: { domain: string; origin: string }) {
  const text = useText(messagesText)
  return (
    <Notice tone="danger" title={text('otherDomain', { domain, origin })}>
      {text('otherDomainText', { domain, origin })}
    </Notice>
  )
}

interface Agreement {
  isAgreed: boolean
  /** Undefined where it can't be changed any more. */
  onAgree: ((isAgreed: boolean) => void) | undefined
}

/** A transaction isn't signed as a message. */
export function TransactionNotice() {
  return <Notice tone="danger">{useText(messagesText)('form.transaction')}</Notice>
}

/** Nobody can read what the text means. */
export function BlindNotice({ isAgreed, onAgree }: Agreement) {
  const text = useText(messagesText)
  return (
    <Notice tone="warning">
      <p>{text('blind')}</p>
      {onAgree && <Checkbox label={text('blindAgree')} checked={isAgreed} onChange={onAgree} />}
    </Notice>
  )
}

/** A sign-in that no page asks for: somebody has given its text to an owner. */
export function PastedNotice({ domain, isAgreed, onAgree }: Agreement & { domain: string }) {
  const text = useText(messagesText)
  return (
    <Notice tone="danger" title={text('pasted', { domain })}>
      <p>{text('pastedText', { domain })}</p>
      {onAgree && (
        <Checkbox label={text('pastedAgree', { domain })} checked={isAgreed} onChange={onAgree} />
      )}
    </Notice>
  )
}

/** Signed, it lets somebody spend tokens without a transaction of the Safe. */
export function SpenderNotice({ spender }: { spender: Address }) {
  const text = useText(messagesText)
  return (
    <Notice tone="danger" title={text('spender')}>
      {text('spenderText', { spender })}
    </Notice>
  )
}
