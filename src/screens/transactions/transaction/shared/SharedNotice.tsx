import { Disclosure, Button, Link, Notice, useText } from '#ui'
import { sharedTransactionText } from './text.ts'
import type { SubmitShared } from './useSubmitShared.ts'

export interface SharedNoticeProps {
  /** `final`: the gateway lists it as executed, failed, or canceled. */
  gateway: 'asking' | 'silent' | 'unknown' | 'known' | 'final'
  /** There is no gateway: this browser answers. */
  isLocal?: boolean | undefined
  /** The transaction's page with the gateway's details. */
  href: string
  /** Whether it has no owner's signature: anyone may have created it. */
  isUnsigned?: boolean | undefined
  /**
   * Submits the signatures that the gateway doesn't have; undefined if it has them all, or doesn't
   * respond.
   */
  submit?: SubmitShared | undefined
}

/** What this browser knows about it. */
const localWords = {
  asking: 'notice.local',
  silent: 'notice.local',
  unknown: 'notice.local',
  known: 'notice.localKnown',
  final: 'notice.localFinal',
} as const

const missing = ['people', 'conflicts', 'names', 'decoding'] as const

/** Where a shared transaction comes from, and what a gateway would add. */
export function SharedNotice({ gateway, isLocal, href, isUnsigned, submit }: SharedNoticeProps) {
  const text = useText(sharedTransactionText)
  const isKnown = gateway === 'known' || gateway === 'final'
  return (
    <Notice
      title={text('notice.title')}
      action={
        submit && (
          <Button size="s" busy={submit.state === 'busy'} onClick={submit.onSubmit}>
            {text(isLocal ? 'notice.add' : 'notice.submit', { count: submit.count })}
          </Button>
        )
      }
    >
      {isUnsigned && <p>{text('notice.unsigned')}</p>}
      {(!isLocal || gateway !== 'asking') && (
        <p>{text(isLocal ? localWords[gateway] : `notice.${gateway}`)}</p>
      )}
      <p role="status">{submit?.state === 'failed' && text('notice.submitFailed')}</p>
      {isKnown ? (
        <Link href={href}>{text('notice.page')}</Link>
      ) : (
        gateway !== 'asking' &&
        !isLocal && (
          <Disclosure summary={text('notice.missing')}>
            <ul>
              {missing.map((one) => (
                <li key={one}>{text(`notice.missing.${one}`)}</li>
              ))}
            </ul>
          </Disclosure>
        )
      )}
    </Notice>
  )
}
