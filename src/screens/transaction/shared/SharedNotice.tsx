import { Link, Notice, useText } from '#ui'
import { sharedTransactionText } from './text.ts'

export interface SharedNoticeProps {
  /** `final`: the gateway lists it as executed, failed or cancelled. */
  gateway: 'asking' | 'silent' | 'unknown' | 'known' | 'final'
  /** The transaction's page with the gateway's details. */
  href: string
}

const missing = ['people', 'conflicts', 'names', 'decoding'] as const

/** Where a shared transaction comes from, and what a gateway would add. */
export function SharedNotice({ gateway, href }: SharedNoticeProps) {
  const text = useText(sharedTransactionText)
  const isKnown = gateway === 'known' || gateway === 'final'
  return (
    <Notice title={text('notice.title')}>
      <p>{text(`notice.${gateway}`)}</p>
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
