import type { ReactNode } from 'react'
import type { Address, SafeRef } from '#base'

export interface RoleProps {
  at: SafeRef
  /** The Safe's enabled modules. */
  modules: readonly Address[]
  /** What is said of an account without a limit. */
  fallback: ReactNode
}
