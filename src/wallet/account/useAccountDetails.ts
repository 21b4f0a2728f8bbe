import { type Address, loading, ready, failed, type Remote } from '#base'
import { useBalance, useChains, useEnsName } from 'wagmi'

export interface Balance {
  /** In the smallest unit. */
  value: bigint
  decimals: number
  symbol: string
}

const day = 24 * 60 * 60 * 1000
const mainnet = 1

/** The name of an account on mainnet's ENS, if mainnet is served and the name is there. Never waited for: the address stands until then. */
export function useAccountName(account: Address | undefined): string | undefined {
  const chains = useChains()
  const known = chains.some(({ id, contracts }) => id === mainnet && contracts?.ensUniversalResolver)
  const { data } = useEnsName({ address: account, chainId: mainnet, query: { enabled: known && account !== undefined, staleTime: day, retry: 0 } })
  return data ?? undefined
}

/** The account's own money on the wallet's chain; undefined where the app does not serve that chain. */
export function useAccountBalance(account: Address | undefined, chainId: number | undefined): Remote<Balance> | undefined {
  const served = useChains().some(({ id }) => id === chainId)
  const { data, isError, refetch } = useBalance({ address: account, chainId, query: { enabled: served && account !== undefined, retry: 0 } })
  if (!served) return undefined
  const retry = () => void refetch()
  if (data) return ready({ value: data.value, decimals: data.decimals, symbol: data.symbol }, { freshness: isError ? 'stale' : 'live', retry })
  return isError ? failed({ kind: 'unreachable' }, retry) : loading
}
