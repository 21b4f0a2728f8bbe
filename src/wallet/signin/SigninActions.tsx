import { Button, useText } from '#ui'
import { signinText } from './signinText.ts'
import styles from './SigninDialog.module.css'
import type { SigninStep } from './signinFlow.ts'

export interface SigninActionsProps {
  step: SigninStep
  onSign: () => void
  onRetry: () => void
  onCancel: () => void
}

const words = {
  closed: 'signin.send',
  preparing: 'signin.preparing',
  unprepared: 'signin.retry',
  idle: 'signin.send',
  creatingMessage: 'signin.preparing',
  signing: 'signin.signing',
  verifying: 'signin.verifying',
} as const satisfies Record<SigninStep, string>

/** The buttons: sign, or retry if there is no nonce; and cancel, which is always available. */
export function SigninActions({ step, onSign, onRetry, onCancel }: SigninActionsProps) {
  const t = useText(signinText)
  const waits = step !== 'idle' && step !== 'unprepared'
  return (
    <>
      <Button onClick={onCancel}>{t('signin.cancel')}</Button>
      <Button
        variant="primary"
        className={styles.action}
        busy={waits}
        onClick={step === 'unprepared' ? onRetry : onSign}
        data-status={step}
      >
        {t(words[step])}
      </Button>
    </>
  )
}
