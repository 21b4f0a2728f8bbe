import { Button, Link, Notice, useText } from '#ui'
import { sharedTransactionText } from './text.ts'
import type { SubmitShared } from './useSubmitShared.ts'

export interface SharedNoticeProps {
  /** `final`: the gateway lists it as executed, failed, or canceled. */
  gateway: 'asking' | 'silent' | 'unknown' | 'known' | 'final'
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

const missing = ['people', 'conflicts', 'names', 'decoding'] as const

/** Where a shared transaction comes from, and what a gateway would add. */
export function SharedNotice({ gateway, href, isUnsigned, submit }: SharedNoticeProps) {
  const text = useText(sharedTransactionText)
  const isKnown = gateway === 'known' || gateway === 'final'
  return (
    <Notice
      title={text('notice.title')}
      action={
        submit && (
          <Button size="s" busy={submit.state === 'busy'} onClick={submit.onSubmit}>
            {text('notice.submit', { count: submit.count })}
          </Button>
        )
      }
    >
      {isUnsigned && <p>{text('notice.unsigned')}</p>}
      <p>{text(`notice.${gateway}`)}</p>
      <p role="status">{submit?.state === 'failed' && text('notice.submitFailed')}</p>
      {isKnown ? (
        <Link href={href}>{text('notice.page')}</Link>
      ) : (
        gateway !== 'asking' && (
          <details>
            <summary>{text('notice.missing')}</summary>
            <ul>
              {missing.map((one) => (
                <li key={one}>{text(`notice.missing.${one}`)}</li>
              ))}
            </ul>
          </details>
        )
      )}
    </Notice>
  )
}
