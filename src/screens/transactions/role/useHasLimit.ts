import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address, SafeRef } from '#base'
import { safeKey } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { useEnabledModules } from './useEnabledModules.ts'

/**
 * Whether a spending limit has something left for an account; false while that isn't known. Few
 * Safes have the module, so the code that reads it is loaded once one does.
 */
export function useHasLimit(at: SafeRef, account: Address | undefined): boolean {
  const { client } = useEnvironment()
  const queries = useQueryClient()
  const modules = useEnabledModules(at)
  const node = client(at.chainId)
  const { data } = useQuery({
    queryKey: [...safeKey(at), 'limits', 'own', account, ...modules] as const,
    enabled: account !== undefined && modules.length > 0 && node !== undefined,
    queryFn: async () => {
      if (!node || !account) return false
      const { readHasLimit } = await import('#screens/transactions/limits')
      return readHasLimit(queries, node, { at, account, modules })
    },
  })
  return data ?? false
}
