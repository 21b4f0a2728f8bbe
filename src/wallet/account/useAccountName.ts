import type { Address } from '#base'
import { useQuery } from '@tanstack/react-query'
import { useChains, useConfig } from 'wagmi'

/** Milliseconds for which a name is fresh. */
export const nameStaleTime = 24 * 60 * 60 * 1000
const mainnet = 1

/**
 * The account's ENS name on mainnet, if the app supports mainnet. Never blocks: the address is
 * shown until the name is known.
 */
export function useAccountName(account: Address | undefined): string | undefined {
  const config = useConfig()
  const known = useChains().some(
    ({ id, contracts }) => id === mainnet && contracts?.ensUniversalResolver,
  )
  const { data } = useQuery({
    queryKey: ['wallet', 'name', account] as const,
    enabled: known && account !== undefined,
    staleTime: nameStaleTime,
    retry: 0,
    queryFn: async () =>
      account
        ? (await import('./readAccount.ts')).getEnsName(config, {
            address: account,
            chainId: mainnet,
          })
        : null,
  })
  return data ?? undefined
}
