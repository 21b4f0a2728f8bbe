import { useMemo } from 'react'
import { useWallet } from '../useWallet.ts'
import { type ConnectionStatus, connectionStatus } from './connectionStatus.ts'
import type { SigninStatus } from './signinFlow.ts'
import { useSigninContext, useOptionalSigninContext } from './SigninContext.ts'

export interface Signin {
  /** What the app says of the session. */
  status: SigninStatus
  /** Whether the dialog is open. */
  open: boolean
  /** Opens the dialog; undefined unless a wallet is connected whose account is not signed in. */
  openSignin?: (() => void) | undefined
  /** Ends the session and leaves the wallet connected; undefined unless somebody is signed in. Rejects with what the adapter throws. */
  signOut?: (() => Promise<void>) | undefined
}

/**
 * Signing in, for an app's own buttons.
 * @throws {NoAdapterError} 'No authentication adapter found' outside a SigninProvider that is switched on.
 */
export function useSignin(): Signin {
  const { adapter, status, state, send } = useSigninContext()
  const connected = useWallet().status === 'connected'
  const open = state.step !== 'closed'
  return useMemo(
    () => ({
      status,
      open,
      ...(connected && status === 'unauthenticated' ? { openSignin: () => send({ type: 'opened' }) } : {}),
      ...(status === 'authenticated' ? { signOut: async () => adapter.signOut() } : {}),
    }),
    [adapter, status, open, send, connected],
  )
}

/** Connected, or what is missing for it. Without a SigninProvider, and where signing in is optional, a connected wallet is enough. */
export function useConnectionStatus(): ConnectionStatus {
  const context = useOptionalSigninContext()
  return connectionStatus(useWallet().status === 'connected', context?.required ? context.status : undefined)
}
