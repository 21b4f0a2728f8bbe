import { createContext } from 'react'
import type { LoginObstacle } from './loginObstacle.ts'
import type { LoginState } from './loginState.ts'

/** The provider's login state; `useLogin` adds the actions. */
export interface LoginContextValue {
  state: LoginState
  /** Whether the connected account is the one that is logged in. */
  isYou: boolean
  obstacle: LoginObstacle | null
  signOut: () => Promise<void>
  reportDeclined: (error: unknown) => boolean
}

export const LoginContext = createContext<LoginContextValue | null>(null)
