import type { Address } from '#base'
import { useQuery } from '@tanstack/react-query'
import { useChains, useConfig } from 'wagmi'

/** Milliseconds that a name counts as fresh. */
export const nameStaleTime = 24 * 60 * 60 * 1000
const mainnet = 1

/** The name of an account on mainnet's ENS, if mainnet is served and the name is there. Never waited for: the address stands until then. */
export function useAccountName(account: Address | undefined): string | undefined {
  const config = useConfig()
  const known = useChains().some(({ id, contracts }) => id === mainnet && contracts?.ensUniversalResolver)
  const { data } = useQuery({
    queryKey: ['wallet', 'name', account] as const,
    enabled: known && account !== undefined,
    staleTime: nameStaleTime,
    retry: 0,
    queryFn: async () => (account ? (await import('./readAccount.ts')).getEnsName(config, { address: account, chainId: mainnet }) : null),
  })
  return data ?? undefined
}
