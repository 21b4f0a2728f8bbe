import { createContext, useContext } from 'react'
import { NoAdapterError, type SigninError } from './SigninError.ts'
import type { Site, SigninAdapter } from './signinAdapter.ts'
import type { SigninEvent, SigninState, SigninStatus } from './signinFlow.ts'

export interface SigninContextValue {
  adapter: SigninAdapter
  /** What the app says of the session. */
  status: SigninStatus
  required: boolean
  cancel: 'disconnects' | 'closes'
  site: () => Site
  now: () => number
  state: SigninState
  send: (event: SigninEvent) => void
  onError: ((error: SigninError) => void) | undefined
}

/** Null where nobody signs in: there is no provider, or it is switched off. */
export const SigninContext = createContext<SigninContextValue | null>(null)

export const useOptionalSigninContext = (): SigninContextValue | null => useContext(SigninContext)

/** @throws {NoAdapterError} where nobody signs in. */
export function useSigninContext(): SigninContextValue {
  const context = useContext(SigninContext)
  if (!context) throw new NoAdapterError()
  return context
}
