import type { ChainSummary } from '#base'
import type { EmailRef, RegisteredEmail } from '#queries'
import { useKeptForm } from '#screens/common/form'
import { checkEmail } from './checkEmail.ts'
import type { EmailAct } from './emailRejection.ts'
import { EmailRequestView } from './EmailRequestView.tsx'
import { useEmailRequest } from './useEmailRequest.ts'

export interface EmailRequestDialogProps {
  act: EmailAct
  at: EmailRef
  chain: ChainSummary
  /** The address that is registered, if it is known. */
  current: RegisteredEmail | undefined
  onClose: () => void
  /** Closes the dialog and continues to the code. */
  onCode: () => void
  /** URL where the user logs in. */
  loginHref: string
}

const readTyped = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Shows, registers, changes, or deletes the address of the connected owner, for a signature. */
export function EmailRequestDialog({
  act,
  at: ref,
  chain,
  current,
  onClose,
  onCode,
  loginHref,
}: EmailRequestDialogProps) {
  // Only in this tab, and until it is registered.
  const [typed, setTyped, forget] = useKeptForm(
    `email:${act}:${ref.at.chainId}:${ref.at.address}:${ref.signer}`,
    readTyped,
    '',
  )
  const takesEmail = act === 'register' || act === 'change'
  const { start, back, ...request } = useEmailRequest(act, ref, typed.trim(), {
    network: chain.name,
    onDone: forget,
  })
  return (
    <EmailRequestView
      {...request}
      act={act}
      chain={chain}
      current={current}
      typed={typed}
      onTyped={setTyped}
      problem={takesEmail ? checkEmail(typed, current?.email) : undefined}
      loginHref={loginHref}
      onStart={() => void start()}
      onBack={back}
      onCancel={() => {
        forget()
        onClose()
      }}
      onClose={onClose}
      onCode={onCode}
    />
  )
}
