import { visibleText } from '#base'
import { ButtonLink, DataItem, DataList, Field, Form, TextInput, useForm, useText } from '#ui'
import { SignedRequestDialog, type SignedRequestDialogProps } from '#screens/transactions/confirm'
import styles from '../Alerts.module.css'
import { alertsText } from '../text.ts'
import { type EmailProblem, longestEmail } from './checkEmail.ts'
import type { EmailAct } from './emailRejection.ts'
import { rejectionWords } from './rejectionWords.ts'
import type { EmailRequestFlow } from './useEmailRequest.ts'

export interface EmailRequestViewProps
  extends
    Pick<
      SignedRequestDialogProps,
      'chain' | 'state' | 'onStart' | 'onBack' | 'onCancel' | 'onClose'
    >,
    Pick<EmailRequestFlow, 'signedText' | 'rejection' | 'found'> {
  act: EmailAct
  /** The address that is registered, if it is known. */
  current: { email: string } | undefined
  typed: string
  onTyped: (typed: string) => void
  problem: EmailProblem | undefined
  loginHref: string
  onCode: () => void
}

/** Shown while it's typed: no further character makes these right. */
const urgent: readonly (EmailProblem | undefined)[] = ['manyAt', 'tooLong', 'same']

/** An owner's request about their address, the text that they sign for it, and its outcome. */
export function EmailRequestView(props: EmailRequestViewProps) {
  const {
    act,
    chain,
    state,
    current,
    typed,
    onTyped,
    problem,
    signedText,
    rejection,
    found,
    loginHref,
    onStart,
    onBack,
    onCancel,
    onClose,
    onCode,
  } = props
  const text = useText(alertsText)
  const form = useForm()
  const email = typed.trim()
  const takesEmail = act === 'register' || act === 'change'
  const declinedField =
    rejection?.email === email && (rejection.why === 'invalid' || rejection.why === 'same')
      ? rejection.why
      : undefined
  const shown = problem ?? declinedField
  return (
    <SignedRequestDialog
      chain={chain}
      state={state}
      words={{
        heading: text(`${act}.title`),
        lead: text(`${act}.text`),
        sign: text(`${act}.sign`),
        signing: text('request.signing'),
        signingText: text('request.signingText'),
        done: text(`${act}.done`),
        doneText: doneText(),
        ...rejectionWords(text, act, rejection?.why),
      }}
      variant={act === 'delete' ? 'danger' : 'primary'}
      end={[
        takesEmail
          ? { label: text('request.toCode'), variant: 'primary', onPress: onCode }
          : { label: text('request.close'), variant: 'primary', onPress: onClose },
      ]}
      onStart={() => form.attempt(!problem, onStart)}
      onBack={onBack}
      onCancel={onCancel}
      onClose={onClose}
    >
      {state.step === 'failed' && rejection?.why === 'login' && (
        <div>
          <ButtonLink size="s" href={loginHref}>
            {text('login')}
          </ButtonLink>
        </div>
      )}
      {current && !takesEmail && (
        <DataList>
          <DataItem label={text('request.current')}>
            <bdi>{current.email}</bdi>
          </DataItem>
        </DataList>
      )}
      {takesEmail && (
        // The text can't be changed while it's being signed.
        <Form form={form} inert={state.step === 'signing'}>
          <Field
            label={text('request.email')}
            hint={text('request.email.hint')}
            error={shown && text(`problem.${shown}`, { count: longestEmail })}
            urgent={!problem || urgent.includes(problem)}
          >
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="off"
              spellCheck={false}
              dir="ltr"
              value={typed}
              onChange={(event) => onTyped(event.target.value)}
            />
          </Field>
        </Form>
      )}
      {problem === undefined && (
        <div className={styles.signed}>
          <span className={styles.label}>{text('request.text')}</span>
          {/* A scrollable box must be reachable without a mouse. */}
          <pre
            className={styles.signedText}
            dir="ltr"
            role="region"
            aria-label={text('request.text')}
            tabIndex={0}
          >
            {visibleText(signedText)}
          </pre>
          <span className={styles.quiet}>{text('request.text.help')}</span>
        </div>
      )}
    </SignedRequestDialog>
  )

  function doneText(): string {
    if (act !== 'show') return text(`${act}.doneText`, { email })
    return found
      ? text(found.verified ? 'show.doneVerified' : 'show.doneUnverified', { email: found.email })
      : text('show.doneNone')
  }
}
