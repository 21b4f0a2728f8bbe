import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Address, type ChainSummary, loading, type Remote, type SafeRef } from '#base'
import { isContractQuery } from '#queries'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useEnvironment } from '#screens/core/environment'
import { awaitCode, useAwaitedCode } from './codeStore.ts'
import { CodeStep } from './CodeStep.tsx'
import { emailState } from './emailState.ts'
import { EmailView } from './EmailView.tsx'
import type { EmailAct } from './emailRejection.ts'
import { useRegisteredEmail } from './useRegisteredEmail.ts'

const RequestDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./EmailRequestDialog.tsx')).EmailRequestDialog,
)

export interface EmailAlertsProps {
  at: SafeRef
  chain: ChainSummary
  /** As the contract has them, or else the gateway. */
  owners: Remote<readonly Address[]>
  /** URL where the user logs in. */
  loginHref: string
  /** What is below it: shown once the panel has its height, so that it doesn't move. */
  children?: ReactNode
}

/** The address of the connected owner, the requests about it, and the step of its code. */
export function EmailAlerts(props: EmailAlertsProps) {
  const { at, owners } = props
  const { client } = useEnvironment()
  const { status, account, connect } = useWallet()
  const isContract = useQuery(
    isContractQuery(client(at.chainId), account && { chainId: at.chainId, address: account }),
  ).data
  const state = emailState({
    owners,
    isReconnecting: status === 'reconnecting',
    account,
    isContract,
    registered: loading,
  })
  // The account is an owner, so its address can be requested.
  if (account && owners.status === 'ready' && state.status === 'loading')
    return <OwnersEmail key={account} {...props} signer={account} />
  const nothing = () => {}
  return (
    <>
      <EmailView
        state={state}
        code={undefined}
        isVerifiedNow={false}
        onConnect={connect}
        onAct={nothing}
        onEnterCode={nothing}
      />
      {state.status !== 'loading' && props.children}
    </>
  )
}

function OwnersEmail({
  at,
  chain,
  owners,
  loginHref,
  signer,
  children,
}: EmailAlertsProps & { signer: Address }) {
  const withCode = useWithCode()
  const registered = useRegisteredEmail({ at, signer })
  const awaited = useAwaitedCode(at, signer)
  const [act, setAct] = useState<EmailAct>()
  const [isVerifiedNow, setVerifiedNow] = useState(false)
  const [codeTurn, setCodeTurn] = useState(0)
  const codeHeading = useRef<HTMLHeadingElement>(null)
  const focusedTurn = useRef(0)
  // Once the code step is shown and the dialog that led to it is gone.
  useEffect(() => {
    if (codeTurn === focusedTurn.current || act !== undefined || !codeHeading.current) return
    focusedTurn.current = codeTurn
    codeHeading.current.focus()
  })
  const toCode = () => setCodeTurn((turn) => turn + 1)
  const known = registered.status === 'ready' ? (registered.value ?? undefined) : undefined
  const state = emailState({
    owners,
    isReconnecting: false,
    account: signer,
    isContract: undefined,
    registered,
  })
  const showsCode =
    awaited && state.status !== 'notOffered' && state.status !== 'none' && !known?.verified
  return (
    <>
      <EmailView
        state={state}
        code={
          showsCode ? (
            <CodeStep
              awaited={awaited}
              email={known?.email}
              heading={codeHeading}
              onVerified={() => setVerifiedNow(true)}
            />
          ) : undefined
        }
        isVerifiedNow={
          isVerifiedNow && !awaited && (known?.verified === true || state.status === 'locked')
        }
        onConnect={undefined}
        onAct={(next) => withCode(RequestDialog, () => setAct(next))}
        onEnterCode={() => {
          toCode()
          awaitCode({ at, signer }, 0)
        }}
      />
      {state.status !== 'loading' && children}
      {act && (
        <RequestDialog
          act={act}
          at={{ at, signer }}
          chain={chain}
          current={known}
          loginHref={loginHref}
          onClose={() => setAct(undefined)}
          onCode={() => {
            setAct(undefined)
            toCode()
          }}
        />
      )}
    </>
  )
}
