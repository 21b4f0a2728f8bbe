import { Notice, useText } from '#ui'
import { signinText } from './signinText.ts'
import type { SigninFailure } from './signinFlow.ts'
import styles from './SigninDialog.module.css'

export interface SigninFailureNoticeProps {
  failure: SigninFailure
  /** The wallet's name. */
  wallet: string
}

const explained = ['pending', 'lost', 'timedOut'] as const

/** What to do about a failure of the wallet, where something can be said; the name of the text. */
export function adviceOf(failure: SigninFailure) {
  const kind = failure.at === 'signing' ? explained.find((one) => one === failure.reason.kind) : undefined
  return kind && (`signin.reason.${kind}` as const)
}

/** Why signing in did not work, and what to do about it. The dialog says it aloud. */
export function SigninFailureNotice({ failure, wallet }: SigninFailureNoticeProps) {
  const t = useText(signinText)
  const reason = failure.at === 'signing' ? failure.reason : undefined
  const advice = adviceOf(failure)
  const detail = reason?.kind === 'failed' ? reason.detail : undefined
  return (
    <Notice tone="warning" title={t(`signin.failed.${failure.at}`)}>
      {advice && t(advice, { wallet })}
      {detail && (
        <details className={styles.detail}>
          <summary>{t('signin.reason.detail')}</summary>
          <bdi>{detail}</bdi>
        </details>
      )}
    </Notice>
  )
}
