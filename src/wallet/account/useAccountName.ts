import type { Address } from '#base'
import { useQuery } from '@tanstack/react-query'
import { useNameSource } from './useNameSource.ts'

/** Milliseconds for which a name is fresh. */
export const nameStaleTime = 24 * 60 * 60 * 1000

/**
 * The account's ENS name on mainnet, if the app supports mainnet or has a client for names. Never
 * blocks: the address is shown until the name is known.
 */
export function useAccountName(account: Address | undefined): string | undefined {
  const source = useNameSource()
  const { data } = useQuery({
    queryKey: ['wallet', 'name', account, source?.key] as const,
    enabled: source !== undefined && account !== undefined,
    staleTime: nameStaleTime,
    retry: 0,
    queryFn: async () =>
      account && source
        ? (await import('./readAccount.ts')).getEnsName(source.client(), { address: account })
        : null,
  })
  return data ?? undefined
}
