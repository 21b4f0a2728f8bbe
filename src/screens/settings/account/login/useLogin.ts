import { useContext } from 'react'
import { useSignin } from '#wallet'
import { LoginContext } from './LoginContext.ts'
import type { LoginObstacle } from './loginObstacle.ts'
import type { LoginState } from './loginState.ts'

export interface Login {
  /** Who is logged in at the gateway. */
  state: LoginState
  /** Whether the connected account is the one that is logged in. */
  isYou: boolean
  /** Why the connected account can't log in; null if nothing is known to prevent it. */
  obstacle: LoginObstacle | null
  /** Whether the sign-in dialog is open. */
  isOpen: boolean
  /**
   * Opens the sign-in dialog for the connected account, even in place of another one; undefined
   * while that isn't possible or not necessary.
   */
  signIn: (() => void) | undefined
  /**
   * Ends the session; undefined if no one is logged in, or the gateway can't end it. Rejects with
   * the call's error.
   */
  signOut: (() => Promise<void>) | undefined
  /**
   * For errors of calls that need the login: if the session has ended (401, 403), refetches the
   * state and returns true.
   */
  reportDeclined: (error: unknown) => boolean
}

/**
 * The login at the gateway, for screens inside a `LoginProvider`.
 * @throws outside of one.
 */
export function useLogin(): Login {
  const context = useContext(LoginContext)
  if (!context) throw new Error('useLogin must be used within <LoginProvider>.')
  const { openSignin, open } = useSignin()
  const { state, isYou, obstacle, signOut, reportDeclined } = context
  const canEnd = state.status === 'signedIn' && state.session.canEnd
  return {
    state,
    isYou,
    obstacle,
    isOpen: open,
    signIn: obstacle === null ? openSignin : undefined,
    signOut: canEnd ? signOut : undefined,
    reportDeclined,
  }
}
