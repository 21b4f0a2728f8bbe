import { createContext, useContext } from 'react'
import { NoAdapterError, type SigninError } from './SigninError.ts'
import type { Site, SigninAdapter } from './signinAdapter.ts'
import type { SigninEvent, SigninState, SigninStatus } from './signinFlow.ts'

export interface SigninContextValue {
  adapter: SigninAdapter
  /** The app's session status. */
  status: SigninStatus
  required: boolean
  cancel: 'disconnects' | 'closes'
  site: () => Site
  now: () => number
  state: SigninState
  send: (event: SigninEvent) => void
  onError: ((error: SigninError) => void) | undefined
}

/** Null without sign-in: there is no provider, or it is disabled. */
export const SigninContext = createContext<SigninContextValue | null>(null)

export const useOptionalSigninContext = (): SigninContextValue | null => useContext(SigninContext)

/** @throws {NoAdapterError} without sign-in. */
export function useSigninContext(): SigninContextValue {
  const context = useContext(SigninContext)
  if (!context) throw new NoAdapterError()
  return context
}
