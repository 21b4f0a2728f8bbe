import type { RefObject } from 'react'
import type { Failure } from '#base'
import { Button, Field, Form, Notice, Problem, TextInput, useForm, useFormat, useText } from '#ui'
import styles from '../Alerts.module.css'
import { alertsText } from '../text.ts'
import { codeLength, type CodeProblem } from './checkCode.ts'

/**
 * The outcome of the code that was sent to the gateway. `wrong` is about one code: another one may
 * be right.
 */
export type VerifyState =
  | { status: 'idle' | 'sending' | 'notOffered' }
  | { status: 'wrong'; code: string }
  | { status: 'failed'; reason: Failure }

/** The outcome of the request for another code. */
export type ResendState =
  | { status: 'idle' | 'sending' | 'sent' | 'notOffered' }
  | { status: 'failed'; reason: Failure }

export interface CodeViewProps {
  /** The address that the code was sent to; undefined after a reload, as it isn't stored. */
  email: string | undefined
  /** When the last code was requested; 0 if that isn't known. */
  askedAt: number
  /** Whether the last code is no longer valid. */
  isOld: boolean
  typed: string
  onTyped: (typed: string) => void
  problem: CodeProblem | undefined
  verify: VerifyState
  onVerify: () => void
  resend: ResendState
  /** Seconds until another one can be requested. */
  resendIn: number
  onResend: () => void
  onLater: () => void
  /** Gets the focus when the step begins. */
  heading?: RefObject<HTMLHeadingElement | null>
}

/** The code sent to a new address: typed or pasted, verified, requested again. */
export function CodeView(props: CodeViewProps) {
  const {
    email,
    askedAt,
    isOld,
    typed,
    onTyped,
    problem,
    verify,
    onVerify,
    resend,
    resendIn,
    onResend,
    onLater,
    heading,
  } = props
  const text = useText(alertsText)
  const format = useFormat()
  const form = useForm()
  const isWrong = verify.status === 'wrong' && verify.code === typed
  const lead = () => {
    if (askedAt === 0) return text('code.typed')
    if (isOld) return text('code.old', { time: format.dateTime(askedAt) })
    const time = format.time(askedAt)
    return email === undefined
      ? text('code.textUnnamed', { time })
      : text('code.text', { time, email })
  }
  return (
    <Form
      form={form}
      isRejected={isWrong}
      className={styles.code}
      onSubmit={() => verify.status !== 'sending' && form.attempt(!problem, onVerify)}
    >
      <h3 ref={heading} tabIndex={-1} className={styles.codeTitle}>
        {text('code.title')}
      </h3>
      <p className={styles.quiet}>{lead()}</p>
      <div className={styles.codeField}>
        <Field
          label={text('code.label')}
          hint={text('code.hint')}
          error={
            problem
              ? text(`code.problem.${problem}`, { count: codeLength })
              : isWrong
                ? text('code.problem.wrong')
                : undefined
          }
          urgent={problem !== 'empty'}
        >
          <TextInput
            mono
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            value={typed}
            readOnly={verify.status === 'sending'}
            onChange={(event) => onTyped(event.target.value)}
          />
        </Field>
      </div>
      {verify.status === 'notOffered' && (
        <Notice tone="warning" live>
          {text('code.notOffered')}
        </Notice>
      )}
      {verify.status === 'failed' && (
        <>
          <Problem
            variant="inline"
            title={text('code.failed')}
            reason={verify.reason}
            onRetry={onVerify}
          />
          <p className={styles.quiet}>{text('code.failed.text')}</p>
        </>
      )}
      {resend.status === 'sent' && <Notice live>{text('code.resent')}</Notice>}
      {resend.status === 'notOffered' && (
        <Notice tone="warning" live>
          {text('code.resend.notOffered')}
        </Notice>
      )}
      {resend.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('code.resend.failed')}
          reason={resend.reason}
          onRetry={onResend}
        />
      )}
      <div className={styles.codeButtons}>
        <Button type="submit" variant="primary" busy={verify.status === 'sending'}>
          {text('code.verify')}
        </Button>
        <Button
          busy={resend.status === 'sending'}
          disabledReason={
            resendIn > 0 ? text('code.resend.wait', { seconds: resendIn }) : undefined
          }
          onClick={onResend}
        >
          {text('code.resend')}
        </Button>
        <Button variant="quiet" onClick={onLater}>
          {text('code.later')}
        </Button>
      </div>
    </Form>
  )
}
