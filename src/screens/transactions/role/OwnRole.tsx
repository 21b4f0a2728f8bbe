import { loadPart } from '#screens/core/code'
import { ErrorBoundary } from '#screens/common/system'
import type { OwnLimitsProps } from '#screens/transactions/limits'
import { useEnabledModules } from './useEnabledModules.ts'

const OwnLimits = /*@__PURE__*/ loadPart(
  async () => (await import('#screens/transactions/limits')).OwnLimits,
)

export type OwnRoleProps = Omit<OwnLimitsProps, 'modules'>

/** What an account may spend from a Safe without signatures. Few Safes have modules. */
export function OwnRole({ at, account, otherwise }: OwnRoleProps) {
  const modules = useEnabledModules(at)
  if (modules.length === 0) return otherwise
  return (
    <ErrorBoundary resetKey={account} fallback={otherwise}>
      <OwnLimits at={at} account={account} modules={modules} otherwise={otherwise} />
    </ErrorBoundary>
  )
}
