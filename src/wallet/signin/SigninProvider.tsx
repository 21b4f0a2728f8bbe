import { lazy, type ReactNode, Suspense, useEffect, useMemo, useReducer, useState } from 'react'
import { DialogBoundary } from '../connect/DialogBoundary.tsx'
import type { SigninError } from './SigninError.ts'
import { pageSite, type SigninAdapter, type Site } from './signinAdapter.ts'
import { signinFlow, signinStart, type SigninStatus } from './signinFlow.ts'
import { SigninContext, type SigninContextValue } from './SigninContext.ts'
import { useSessionEnd } from './useSessionEnd.ts'

export interface SigninProviderProps {
  adapter: SigninAdapter
  /** Where the app's session stands; the app knows it, and changes it when `verify` has said yes. */
  status: SigninStatus
  /** Switched off, nobody signs in and nothing is signed out. */
  enabled?: boolean | undefined
  /** Whether an account counts as connected only once it is signed in. If not, apps open the dialog themselves, by `useSignin`. */
  required?: boolean | undefined
  /** What leaving the dialog does besides closing it; by default it disconnects where sign-in is required. */
  cancel?: 'disconnects' | 'closes' | undefined
  /** Whether a session is of one chain only. */
  signOutOnChainChange?: boolean | undefined
  /** Hears of what went wrong, for the app's records. */
  onError?: ((error: SigninError) => void) | undefined
  /** Where the app stands; by default the page. Messages that name another site are not signed. */
  site?: (() => Site) | undefined
  /** Milliseconds; by default the clock. */
  now?: (() => number) | undefined
  children: ReactNode
}

const SigninDialog = lazy(async () => ({ default: (await import('./SigninDialog.tsx')).SigninDialog }))

/** Lets people sign in with their account ("Verify your account"). It stands inside the WalletProvider; its dialog is loaded when it is first wanted. */
export function SigninProvider({ enabled = true, children, ...rest }: SigninProviderProps) {
  // Where somebody switches it off while the dialog is open, the dialog goes with it.
  return enabled ? <Signin {...rest}>{children}</Signin> : <SigninContext value={null}>{children}</SigninContext>
}

function Signin({
  adapter,
  status,
  required = true,
  cancel = required ? 'disconnects' : 'closes',
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
  useSessionEnd({ adapter, send, required, onChainChange: signOutOnChainChange, onError })
  const awaited = state.step === 'closed' && state.awaited
  useEffect(() => send({ type: 'statusChanged', status }), [status, awaited])
  const value = useMemo<SigninContextValue>(
    () => ({ adapter, status, required, cancel, site, now, state, send, onError }),
    [adapter, status, required, cancel, site, now, state, onError],
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
          <Suspense fallback={null}>
            <SigninDialog />
          </Suspense>
        </DialogBoundary>
      )}
    </SigninContext>
  )
}
