import { shortDetail } from '#base'
import { ErrorDetail, Notice, useText } from '#ui'
import { isOldBrowser } from '../isOldBrowser.ts'
import { signinText } from './signinText.ts'
import type { SigninFailure } from './signinFlow.ts'

export interface SigninFailureNoticeProps {
  failure: SigninFailure
  /** The wallet's name. */
  wallet: string
}

const explained = ['pending', 'lost', 'timedOut'] as const

/** Message id of the advice for a failure, if there is any. */
export function adviceOf(failure: SigninFailure) {
  const kind =
    failure.at === 'signing' ? explained.find((one) => one === failure.reason.kind) : undefined
  if (kind) return `signin.reason.${kind}` as const
  return isOldBrowser() ? 'signin.reason.oldBrowser' : undefined
}

/** Why sign-in failed, and what to do. The dialog announces it. */
export function SigninFailureNotice({ failure, wallet }: SigninFailureNoticeProps) {
  const t = useText(signinText)
  const reason = failure.at === 'signing' ? failure.reason : undefined
  const advice = adviceOf(failure)
  const detail = reason?.kind === 'failed' ? reason.detail : undefined
  return (
    <Notice tone="warning" title={t(`signin.failed.${failure.at}`)}>
      {advice && t(advice, { wallet })}
      {detail && <ErrorDetail label={t('signin.reason.detail')} detail={shortDetail(detail)} />}
    </Notice>
  )
}
