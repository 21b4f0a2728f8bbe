import type { SigninStatus } from './signinFlow.ts'

/** What buttons and dialogs go by. */
export type ConnectionStatus = 'disconnected' | 'connected' | 'loading' | 'unauthenticated'

/**
 * One status from two sources: whether a wallet is connected, and what the app says of the session. `signin` is undefined where
 * nobody has to sign in.
 */
export function connectionStatus(connected: boolean, signin: SigninStatus | undefined): ConnectionStatus {
  if (!connected) return 'disconnected'
  return signin === undefined || signin === 'authenticated' ? 'connected' : signin
}
