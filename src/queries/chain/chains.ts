import { queryOptions } from '@tanstack/react-query'
import { type ChainSummary, defaultDecimals } from '#base'
import { type ChainInfo, type Gateway, itemsOf, routes } from '#gateway'
import { persisted } from '../cache/queryCacheStorage.ts'
import { pagedQuery, toRows } from '../pagedQuery.ts'

/** All chains of the gateway, from all pages, in its order. */
export const chainsQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['chains'] as const,
    meta: persisted,
    queryFn: async ({ signal }) => {
      const all: ChainInfo[] = []
      for await (const chain of itemsOf(gateway, routes.chains, { signal })) all.push(chain)
      return all
    },
    staleTime: Infinity,
  })

/** The chains of the gateway, paginated, for an infinite list. */
export const chainPagesQuery = (gateway: Gateway) =>
  pagedQuery(gateway, routes.chains, { queryKey: ['chainPages'], input: {}, select: (pages) => toRows(pages, ({ chainId }) => chainId, toChainSummary) })

/** One chain. Fails if the gateway doesn't serve it. */
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
  // A native token has 18 decimals on every chain; the gateway's number isn't trusted for amounts.
  decimals: defaultDecimals,
  testnet: chain.isTestnet,
  features: chain.features,
  explorer: { address: chain.blockExplorerUriTemplate.address, txHash: chain.blockExplorerUriTemplate.txHash },
})

/** The URL of a chain's node, with the API key in its path if the chain needs one. Undefined if it needs one and there is none. */
export function rpcUrlOf({ publicRpcUri, rpcUri }: ChainInfo, key: string | undefined): string | undefined {
  const open = [publicRpcUri, rpcUri].find((uri) => uri.authentication === 'NO_AUTHENTICATION')
  if (key && rpcUri.authentication === 'API_KEY_PATH') return rpcUri.value + key
  return open?.value
}
