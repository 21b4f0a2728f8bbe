import { queryOptions } from '@tanstack/react-query'
import { type ChainSummary, defaultDecimals, isExplorerTemplate, isWebUrl } from '#base'
import { type ChainInfo, type Gateway, pagesOf, routes } from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { toName } from '../mappers.ts'
import { pagedQuery, rowsOf, toRows } from '../pagedQuery.ts'

/**
 * Milliseconds for each page of the gateway's chains, retries included: the whole app waits for
 * them.
 */
export const chainsTimeout = 30_000

export const chainsKey = ['chains'] as const

/**
 * All chains of the gateway, from all pages, in its order. Invalid ones as they are: an operator
 * enters them by hand, and an app can use what is valid of them. Read them with care.
 */
export const chainsQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: chainsKey,
    meta: persisted('chains'),
    queryFn: async ({ signal }) => {
      const all: ChainInfo[] = []
      for await (const page of pagesOf(gateway, routes.chains, { signal, timeout: chainsTimeout }))
        for (const row of rowsOf(page))
          all.push('item' in row ? row.item : (row.unreadable.row as ChainInfo))
      return all
    },
    staleTime: Infinity,
  })

/** The chains of the gateway, paginated, for an infinite list. */
export const chainPagesQuery = (gateway: Gateway) =>
  pagedQuery(gateway, routes.chains, {
    queryKey: ['chainPages'],
    input: {},
    select: (pages) => toRows(pages, ({ chainId }) => chainId, toChainSummary),
  })

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
  name: toName(chain.chainName),
  shortName: chain.shortName,
  symbol: toName(chain.nativeCurrency.symbol),
  // A native token has 18 decimals on every chain; the gateway's number isn't trusted for amounts.
  decimals: defaultDecimals,
  testnet: chain.isTestnet,
  ...(chain.l2 === true && { isL2: true }),
  features: Array.isArray(chain.features)
    ? chain.features.filter((feature) => typeof feature === 'string')
    : [],
  ...explorerOf(chain),
})

/** The explorer, if its templates are usable: the gateway's operator enters them by hand. */
function explorerOf({
  blockExplorerUriTemplate,
}: Partial<ChainInfo>): Pick<ChainSummary, 'explorer'> {
  const { address, txHash } = blockExplorerUriTemplate ?? {}
  if (typeof address !== 'string' || typeof txHash !== 'string') return {}
  return isExplorerTemplate(address, 'address') && isExplorerTemplate(txHash, 'txHash')
    ? { explorer: { address, txHash } }
    : {}
}

/**
 * The URL of a chain's node, with the API key in its path if the chain needs one. Undefined if it
 * needs one and there is none. If no open node has a usable URL, the first one is returned as it
 * is.
 */
export function rpcUrlOf(
  { publicRpcUri, rpcUri }: Partial<ChainInfo>,
  key: string | undefined,
): string | undefined {
  if (key && rpcUri?.authentication === 'API_KEY_PATH') return rpcUri.value + key
  const open = [publicRpcUri, rpcUri].flatMap((uri) =>
    uri?.authentication === 'NO_AUTHENTICATION' ? [uri.value] : [],
  )
  return open.find(isWebUrl) ?? open[0]
}
