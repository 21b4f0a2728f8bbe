import { type Address, loading, ready, failed, type Remote } from '#base'
import { useQuery } from '@tanstack/react-query'
import { useChains, useConfig } from 'wagmi'
import { useAccountModalContext } from './AccountModalContext.ts'
import { balanceKey } from './balanceKey.ts'
import { useNameSource } from './useNameSource.ts'

export { nameStaleTime, useAccountName } from './useAccountName.ts'

export interface Balance {
  /** In the smallest unit. */
  value: bigint
  decimals: number
  symbol: string
}

/** Milliseconds for which an avatar is fresh. */
export const imageStaleTime = 24 * 60 * 60 * 1000

const read = () => import('./readAccount.ts')

/**
 * URL of the ENS avatar. Only while `wanted`: avatars are loaded from third-party hosts,
 * which then learn about the visitor.
 */
export function useAccountImage(name: string | undefined, wanted: boolean): string | undefined {
  const source = useNameSource()
  const { data } = useQuery({
    queryKey: ['wallet', 'image', name, source?.key] as const,
    enabled: wanted && source !== undefined && name !== undefined,
    staleTime: imageStaleTime,
    retry: 0,
    queryFn: async () =>
      name && source ? (await import('./readImage.ts')).readImage(source.client(), name) : null,
  })
  return data ?? undefined
}

/**
 * The account's native balance on the wallet's chain, or that of the token the app shows instead;
 * undefined on an unsupported chain. Fetched only while `wanted`.
 */
export function useAccountBalance(
  account: Address | undefined,
  chainId: number | undefined,
  wanted = true,
): Remote<Balance> | undefined {
  const config = useConfig()
  const { balanceToken } = useAccountModalContext().settings
  const served = useChains().some(({ id }) => id === chainId)
  const token = chainId === undefined ? undefined : balanceToken?.[chainId]
  const { data, isError, refetch } = useQuery({
    queryKey: [...balanceKey(account, chainId), token] as const,
    enabled: wanted && served && account !== undefined,
    retry: 0,
    queryFn: async (): Promise<Balance> => {
      if (!account || !chainId)
        throw new Error("No account is connected, so there's no balance to read.")
      if (token)
        return (await import('./readTokenBalance.ts')).readTokenBalance(config, {
          account,
          chainId,
          token,
        })
      return (await read()).getBalance(config, { address: account, chainId })
    },
  })
  if (!served) return undefined
  const retry = () => void refetch()
  if (data)
    return ready(
      { value: data.value, decimals: data.decimals, symbol: data.symbol },
      { freshness: isError ? 'stale' : 'live', retry },
    )
  return isError ? failed({ kind: 'unreachable' }, retry) : loading
}
