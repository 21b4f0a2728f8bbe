import { queryOptions } from '@tanstack/react-query'
import type { ChainSummary } from '#base'
import { type ChainInfo, type Gateway, routes } from '#gateway'

/** Every chain of the gateway, all pages, in its order. */
export const chainsQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['chains'] as const,
    queryFn: async ({ signal }) => {
      const all: ChainInfo[] = []
      let page = await gateway.call(routes.chains, { signal })
      for (all.push(...page.results); page.next; all.push(...page.results)) page = await gateway.page(routes.chains, page.next, { path: {}, signal })
      return all
    },
    staleTime: Infinity,
  })

export const toChainSummary = (chain: ChainInfo): ChainSummary => ({
  chainId: chain.chainId,
  name: chain.chainName,
  shortName: chain.shortName,
  symbol: chain.nativeCurrency.symbol,
  decimals: chain.nativeCurrency.decimals,
  testnet: chain.isTestnet,
  features: chain.features,
  explorer: { address: chain.blockExplorerUriTemplate.address, txHash: chain.blockExplorerUriTemplate.txHash },
})

/** The URL of a chain's node: with a key in its path where the chain wants one, undefined where that key is missing. */
export function rpcUrlOf({ publicRpcUri, rpcUri }: ChainInfo, key: string | undefined): string | undefined {
  const open = [publicRpcUri, rpcUri].find((uri) => uri.authentication === 'NO_AUTHENTICATION')
  if (key && rpcUri.authentication === 'API_KEY_PATH') return rpcUri.value + key
  return open?.value
}
