import type { ReactNode } from 'react'
import type { Address, SafeRef } from '#base'
import { loadPart } from '#screens/core/code'
import { ErrorBoundary } from '#screens/common/system'
import { useEnabledModules } from './useEnabledModules.ts'

const OwnLimits = /*@__PURE__*/ loadPart(async () => (await import('./OwnLimits.tsx')).OwnLimits)

export interface OwnRoleProps {
  at: SafeRef
  /** Of someone who isn't an owner. */
  account: Address
  /** What is said of an account without a limit. */
  otherwise: ReactNode
}

/** What an account may spend of a Safe without signatures. Few Safes have modules. */
export function OwnRole({ at, account, otherwise }: OwnRoleProps) {
  const modules = useEnabledModules(at)
  if (modules.length === 0) return otherwise
  return (
    <ErrorBoundary resetKey={account} fallback={otherwise}>
      <OwnLimits at={at} account={account} modules={modules} otherwise={otherwise} />
    </ErrorBoundary>
  )
}
