import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import {
  emailKey,
  type EmailRef,
  readFailure,
  type RegisteredEmail,
  resendCodeMutation,
  verifyEmailMutation,
} from '#queries'
import { GatewayHttpError, isNotOffered } from '#gateway'
import { useEnvironment } from '#screens/core/environment'
import { useKeptForm } from '#screens/common/form'
import { checkCode, readCode } from './checkCode.ts'
import { awaitCode, type AwaitedCode, forgetCode } from './codeStore.ts'
import { CodeView, type ResendState, type VerifyState } from './CodeView.tsx'
import { useCodeTimes } from './useCodeTimes.ts'

export interface CodeStepProps {
  awaited: AwaitedCode
  /** The new address, if it is known. */
  email: string | undefined
  heading: RefObject<HTMLHeadingElement | null>
  onVerified: () => void
}

const readTyped = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/**
 * Verifies a new address with the code that was sent to it. Knowing the code is enough: nothing is
 * signed.
 */
export function CodeStep({ awaited, email, heading, onVerified }: CodeStepProps) {
  const { gateway } = useEnvironment()
  const queries = useQueryClient()
  const { at, signer, askedAt } = awaited
  const ref: EmailRef = { at, signer }
  const [typed, setTyped, forget] = useKeptForm(
    `emailCode:${at.chainId}:${at.address}:${signer}`,
    readTyped,
    '',
  )
  const [verify, setVerify] = useState<VerifyState>({ status: 'idle' })
  const [resend, setResend] = useState<ResendState>({ status: 'idle' })
  const { mutateAsync: verifyCode } = useMutation(verifyEmailMutation(gateway))
  const { mutateAsync: resendCode } = useMutation(resendCodeMutation(gateway))
  const { resendIn, isOld } = useCodeTimes(askedAt)

  async function onVerify(): Promise<void> {
    setVerify({ status: 'sending' })
    try {
      await verifyCode({ ...ref, code: readCode(typed) })
    } catch (error) {
      setVerify(verifyFailure(error, typed))
      return
    }
    queries.setQueryData(emailKey(ref), (before: RegisteredEmail | null | undefined) =>
      before ? { ...before, verified: true } : before,
    )
    forget()
    forgetCode(ref)
    onVerified()
  }

  async function onResend(): Promise<void> {
    setResend({ status: 'sending' })
    try {
      await resendCode(ref)
    } catch (error) {
      setResend(
        isNotOffered(error)
          ? { status: 'notOffered' }
          : { status: 'failed', reason: readFailure(error, navigator.onLine) },
      )
      return
    }
    setResend({ status: 'sent' })
    awaitCode(ref, Date.now())
  }

  return (
    <CodeView
      email={email}
      askedAt={askedAt}
      isOld={isOld}
      typed={typed}
      onTyped={(next) => {
        setTyped(next)
        if (verify.status !== 'sending') setVerify({ status: 'idle' })
      }}
      problem={checkCode(typed)}
      verify={verify}
      onVerify={() => void onVerify()}
      resend={resend}
      resendIn={resendIn}
      onResend={() => void onResend()}
      onLater={() => {
        forget()
        forgetCode(ref)
      }}
      heading={heading}
    />
  )
}

/** A wrong, used, or expired code gets an empty response of status 400. */
function verifyFailure(error: unknown, typed: string): VerifyState {
  if (isNotOffered(error)) return { status: 'notOffered' }
  if (error instanceof GatewayHttpError && error.status === 400)
    return { status: 'wrong', code: typed }
  return { status: 'failed', reason: readFailure(error, navigator.onLine) }
}
