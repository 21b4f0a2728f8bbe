import type { SigninStatus } from './signinFlow.ts'

/** The status that buttons and dialogs follow. */
export type ConnectionStatus = 'disconnected' | 'connected' | 'loading' | 'unauthenticated'

/**
 * Combines two sources: whether a wallet is connected, and the app's session status. `signin` is
 * undefined without sign-in.
 */
export function connectionStatus(
  connected: boolean,
  signin: SigninStatus | undefined,
): ConnectionStatus {
  if (!connected) return 'disconnected'
  return signin === undefined || signin === 'authenticated' ? 'connected' : signin
}
