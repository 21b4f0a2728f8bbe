import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Address, sameAddress, type SafeRef } from '#base'
import { safeKey } from '#queries'
import { allowanceModules } from '#safe'
import { useEnvironment } from '#screens/core/environment'
import { useEnabledModules } from './useEnabledModules.ts'

/**
 * Whether an account has something left of a spending limit; false while that isn't known. Few
 * Safes have the module, so what reads it is loaded once one does.
 */
export function useHasLimit(at: SafeRef, account: Address | undefined): boolean {
  const { client } = useEnvironment()
  const queries = useQueryClient()
  const modules = useEnabledModules(at)
  const enabled = allowanceModules.filter((one) =>
    modules.some((module) => sameAddress(module, one)),
  )
  const node = client(at.chainId)
  const { data } = useQuery({
    queryKey: [...safeKey(at), 'limits', 'own', account, ...enabled] as const,
    enabled: account !== undefined && enabled.length > 0 && node !== undefined,
    queryFn: async () => {
      if (!node || !account) return false
      const { readHasLimit } = await import('./readHasLimit.ts')
      return readHasLimit(queries, node, { at, account, enabled })
    },
  })
  return data ?? false
}
