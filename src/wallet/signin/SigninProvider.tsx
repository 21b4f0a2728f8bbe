import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { DialogBoundary } from '../connect/DialogBoundary.tsx'
import { loadDialog } from '../loadDialog.ts'
import type { SigninError } from './SigninError.ts'
import { pageSite, type SigninAdapter, type Site } from './signinAdapter.ts'
import { type SigninEvent, signinFlow, signinStart, type SigninStatus } from './signinFlow.ts'
import { SigninContext, type SigninContextValue } from './SigninContext.ts'
import { useSession } from './useSession.ts'
import { useSessionEnd } from './useSessionEnd.ts'

export interface SigninProviderProps {
  adapter: SigninAdapter
  /** Status of the app's session; the app knows it, and updates it after `verify` succeeded. */
  status: SigninStatus
  /** If false, sign-in is disabled and no one is signed out. */
  enabled?: boolean | undefined
  /**
   * Whether an account counts as connected only once it is signed in. If not, apps open the dialog
   * themselves, with `useSignin`.
   */
  required?: boolean | undefined
  /**
   * What canceling does besides closing the dialog. Default: disconnects if sign-in is required.
   */
  cancel?: 'disconnects' | 'closes' | undefined
  /** Whether a session ends when the wallet disconnects or changes its account. */
  signOutOnAccountChange?: boolean | undefined
  /** Whether a session is limited to one chain. */
  signOutOnChainChange?: boolean | undefined
  /** Reports failures, for the app's logs. */
  onError?: ((error: SigninError) => void) | undefined
  /** The app's site. Default: the page. Messages that name another site are not signed. */
  site?: (() => Site) | undefined
  /** Milliseconds. Default: the clock. */
  now?: (() => number) | undefined
  children: ReactNode
}

const SigninDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./SigninDialog.tsx')).SigninDialog,
)

/**
 * Lets users sign in with their account ("Verify your account"). Place it inside the
 * WalletProvider; its dialog is loaded on first use.
 */
export function SigninProvider({ enabled = true, children, ...rest }: SigninProviderProps) {
  // If it is disabled while the dialog is open, the dialog closes.
  return enabled ? (
    <Signin {...rest}>{children}</Signin>
  ) : (
    <SigninContext value={null}>{children}</SigninContext>
  )
}

function Signin({
  adapter,
  status: reported,
  required = true,
  cancel = required ? 'disconnects' : 'closes',
  signOutOnAccountChange = true,
  signOutOnChainChange = false,
  onError,
  site = pageSite,
  now = Date.now,
  children,
}: Omit<SigninProviderProps, 'enabled'>) {
  const [state, send] = useReducer(signinFlow, signinStart)
  const [round, setRound] = useState(0)
  const [wanted, setWanted] = useState(false)
  if (state.step !== 'closed' && !wanted) setWanted(true)
  const { status, end, prove } = useSession({
    adapter,
    status: reported,
    isBound: signOutOnAccountChange,
    onError,
  })
  useSessionEnd({
    end,
    send,
    required,
    onAccountChange: signOutOnAccountChange,
    onChainChange: signOutOnChainChange,
  })
  const follow = useCallback(
    (event: SigninEvent) => {
      if (event.type === 'verified') prove(event.account)
      send(event)
    },
    [prove],
  )
  const awaited = state.step === 'closed' && state.awaited
  useEffect(() => send({ type: 'statusChanged', status }), [status, awaited])
  const value = useMemo<SigninContextValue>(
    () => ({ adapter, status, required, cancel, site, now, state, send: follow, onError }),
    [adapter, status, required, cancel, site, now, state, follow, onError],
  )
  const giveUp = () => {
    send({ type: 'left' })
    setWanted(false)
    setRound(round + 1)
  }
  return (
    <SigninContext value={value}>
      {children}
      {wanted && (
        <DialogBoundary key={round} onClose={giveUp}>
          <SigninDialog />
        </DialogBoundary>
      )}
    </SigninContext>
  )
}
