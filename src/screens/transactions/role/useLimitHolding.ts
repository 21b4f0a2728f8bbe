import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Address, ready, type Remote, type SafeRef } from '#base'
import { safeKey, toRemote } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import type { LimitHolding } from '#screens/transactions/limits'
import { useEnabledModules } from './useEnabledModules.ts'

const none = ready<LimitHolding>('none')

/**
 * Whether an account has spending limits. Few Safes have the module, so the code that reads it is
 * loaded once one does.
 */
export function useLimitHolding(at: SafeRef, account: Address | undefined): Remote<LimitHolding> {
  const { client } = useEnvironment()
  const queries = useQueryClient()
  const modules = useEnabledModules(at)
  const node = client(at.chainId)
  const isRead = account !== undefined && modules.length > 0 && node !== undefined
  const query = useQuery({
    queryKey: [...safeKey(at), 'limits', 'own', account, ...modules] as const,
    enabled: isRead,
    queryFn: async (): Promise<LimitHolding> => {
      if (!node || !account) return 'none'
      const { readHolding } = await import('#screens/transactions/limits')
      return readHolding(queries, node, { at, account, modules })
    },
  })
  return isRead ? toRemote(query) : none
}
