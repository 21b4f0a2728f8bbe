import { Dialog, useAnnounce, useText } from '#ui'
import { useEffect } from 'react'
import { signinText } from './signinText.ts'
import { SigninActions, type SigninActionsProps } from './SigninActions.tsx'
import { adviceOf } from './SigninFailureNotice.tsx'
import { SigninStep, type SigninStepProps } from './SigninStep.tsx'

export interface SigninDialogViewProps extends SigninStepProps, Omit<SigninActionsProps, 'step'> {
  open: boolean
}

/**
 * The sign-in dialog. It has one step: only the button and the status text change, and the focus
 * stays.
 */
export function SigninDialogView({
  open,
  onSign,
  onRetry,
  onCancel,
  ...facts
}: SigninDialogViewProps) {
  const t = useText(signinText)
  useSaid(open, facts)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      size="s"
      step="verify"
      title={t('signin.title')}
      description={t('signin.text')}
      dismissible={facts.state.step !== 'signing' && facts.state.step !== 'verifying'}
      footer={
        <SigninActions
          step={facts.state.step}
          onSign={onSign}
          onRetry={onRetry}
          onCancel={onCancel}
        />
      }
    >
      <SigninStep {...facts} />
    </Dialog>
  )
}

const aloud = {
  signing: 'signin.signing',
  verifying: 'signin.verifying',
  idle: 'signin.ready',
} as const

/**
 * Announces changes below the heading. A failure is announced once, and not again with the next
 * nonce.
 */
function useSaid(
  open: boolean,
  { state, wallet }: Pick<SigninStepProps, 'state' | 'wallet'>,
): void {
  const t = useText(signinText)
  const announce = useAnnounce()
  const failure = 'failure' in state ? state.failure : undefined
  const advice = failure && adviceOf(failure)
  const failed =
    failure &&
    [t(`signin.failed.${failure.at}`), ...(advice ? [t(advice, { wallet })] : [])].join(' ')
  const said =
    state.step in aloud && !failed ? t(aloud[state.step as keyof typeof aloud]) : undefined
  useEffect(() => {
    if (open && failed) announce(failed, 'assertive')
  }, [open, failed, announce])
  useEffect(() => {
    if (open && said) announce(said)
  }, [open, said, announce])
}
