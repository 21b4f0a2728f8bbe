import { useMemo } from 'react'
import { useWallet } from '../useWallet.ts'
import { type ConnectionStatus, connectionStatus } from './connectionStatus.ts'
import type { SigninStatus } from './signinFlow.ts'
import { useSigninContext, useOptionalSigninContext } from './SigninContext.ts'

export interface Signin {
  /** The app's session status. */
  status: SigninStatus
  /** Whether the dialog is open. */
  open: boolean
  /** Opens the dialog; undefined unless a wallet is connected and its account is not signed in. */
  openSignin?: (() => void) | undefined
  /**
   * Ends the session and keeps the wallet connected; undefined unless signed in. Rejects with the
   * adapter's error.
   */
  signOut?: (() => Promise<void>) | undefined
}

/**
 * Sign-in for an app's own buttons.
 * @throws {NoAdapterError} 'No authentication adapter found' outside an enabled SigninProvider.
 */
export function useSignin(): Signin {
  const { adapter, status, state, send } = useSigninContext()
  const connected = useWallet().status === 'connected'
  const open = state.step !== 'closed'
  return useMemo(
    () => ({
      status,
      open,
      ...(connected && status === 'unauthenticated'
        ? { openSignin: () => send({ type: 'opened' }) }
        : {}),
      ...(status === 'authenticated' ? { signOut: async () => adapter.signOut() } : {}),
    }),
    [adapter, status, open, send, connected],
  )
}

/**
 * Connected, or what is missing. Without a SigninProvider, or with optional sign-in, a connected
 * wallet is enough.
 */
export function useConnectionStatus(): ConnectionStatus {
  const context = useOptionalSigninContext()
  return connectionStatus(
    useWallet().status === 'connected',
    context?.required ? context.status : undefined,
  )
}
