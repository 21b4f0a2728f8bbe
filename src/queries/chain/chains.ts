import { queryOptions } from '@tanstack/react-query'
import { type ChainSummary, defaultDecimals } from '#base'
import { type ChainInfo, type Gateway, itemsOf, routes } from '#gateway'
import { keepable } from '../cache/queryCacheStorage.ts'
import { pagedQuery, toRows } from '../pagedQuery.ts'

/** Every chain of the gateway, all pages, in its order. */
export const chainsQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['chains'] as const,
    meta: keepable,
    queryFn: async ({ signal }) => {
      const all: ChainInfo[] = []
      for await (const chain of itemsOf(gateway, routes.chains, { signal })) all.push(chain)
      return all
    },
    staleTime: Infinity,
  })

/** The same page by page, for a list that grows as somebody scrolls. */
export const chainPagesQuery = (gateway: Gateway) =>
  pagedQuery(gateway, routes.chains, { queryKey: ['chainPages'], input: {}, select: (pages) => toRows(pages, ({ chainId }) => chainId, toChainSummary) })

/** One chain; an error where the gateway does not serve it. */
export const chainQuery = (gateway: Gateway, chainId: string) =>
  queryOptions({
    queryKey: ['chain', chainId] as const,
    queryFn: ({ signal }) => gateway.call(routes.chain, { path: { chainId }, signal }),
    select: toChainSummary,
    staleTime: Infinity,
  })

export const toChainSummary = (chain: ChainInfo): ChainSummary => ({
  chainId: chain.chainId,
  name: chain.chainName,
  shortName: chain.shortName,
  symbol: chain.nativeCurrency.symbol,
  // Wei has 18 places on every chain: amounts aren't written by what a gateway says.
  decimals: defaultDecimals,
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
