import { Notice, useText } from '#ui'
import type { ConfirmFailure } from './confirmFlow.ts'
import type { ExecuteFailure } from './executeFlow.ts'
import { revertWords } from './revertWords.ts'
import { transactionText } from './text.ts'

export interface FailureNoticeProps {
  failure: ConfirmFailure | ExecuteFailure
  network: string
}

/** What went wrong and what to do; a refusal of one's own is told, not shouted. */
export function FailureNotice({ failure, network }: FailureNoticeProps) {
  const text = useText(transactionText)
  const calm = failure.why === 'rejected' || failure.why === 'pending'
  const code = 'code' in failure ? revertWords(text, failure.code) : undefined
  const sentence = failure.why === 'rejected' && failure.at === 'wallet' ? text('fail.rejectedSend') : text(`fail.${failure.why}`, { network })
  return (
    <Notice tone={calm ? 'info' : 'danger'} title={sentence} live>
      {code}
      {!code && !calm && failure.detail && (
        <details>
          <summary>{text('fail.detail')}</summary>
          <bdi>{failure.detail}</bdi>
        </details>
      )}
    </Notice>
  )
}
