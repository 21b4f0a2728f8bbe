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
 * All chains of the gateway, from all pages, in its order. Invalid ones are included as they are:
 * operators enter them manually, and an app can use the valid parts. Parse with care.
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
  // The gateway's operator enters it by hand, and may leave it out.
  coin: toName(textOf(chain.nativeCurrency.name)),
  // A native token has 18 decimals on every chain; the gateway's number isn't trusted for amounts.
  decimals: defaultDecimals,
  ...logoOf(chain),
  testnet: chain.isTestnet,
  ...(chain.l2 === true && { isL2: true }),
  ...(chain.relayer?.safeCreationSponsored === true && { sponsorsCreation: true }),
  features: Array.isArray(chain.features)
    ? chain.features.filter((feature) => typeof feature === 'string')
    : [],
  ...explorerOf(chain),
})

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function logoOf({ nativeCurrency: { logoUri } }: ChainInfo): Pick<ChainSummary, 'coinLogo'> {
  return typeof logoUri === 'string' && isWebUrl(logoUri) ? { coinLogo: logoUri } : {}
}

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

/** Longer ones can't be displayed for consent. */
const longestUrl = 2_000

/**
 * The node URL that the gateway suggests for a chain: one without a key, and with a usable URL. The
 * gateway must not choose what checks it, so this node is never read without the user's consent,
 * and proves nothing.
 */
export function suggestedNode({ publicRpcUri, rpcUri }: Partial<ChainInfo>): string | undefined {
  return [publicRpcUri, rpcUri].flatMap((uri) => {
    const isOpen = uri?.authentication === 'NO_AUTHENTICATION' && typeof uri.value === 'string'
    return isOpen && isNodeUrl(uri.value) ? [new URL(uri.value).href] : []
  })[0]
}

/**
 * HTTPS, or on this machine. A URL with a user name looks like another host, and can't be fetched.
 */
function isNodeUrl(text: string): boolean {
  if (text.length > longestUrl || !isWebUrl(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  return isSafe && username === '' && password === ''
}
