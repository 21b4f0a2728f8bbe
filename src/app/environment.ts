import type { Transport } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { type ChainProblem, chooseNode, isIndependent, mayConnect, urlsOf } from '#base'
import { nodeTransport } from '#base/nodeTransport'
import { type ChainClient, makeClient } from '#chain'
import type { Gateway } from '#gateway'
import { type Environment, ownNodes } from '#screens'
import { createPendingStore } from '#signing/pending'
import { createWalletConfig, type WalletConfig } from '#wallet'
import { ConfigError } from './ConfigError.ts'
import { viemChain } from './chains.ts'
import { clearAndReload } from './clearAndReload.ts'
import type { SupportedChain } from './readChains.ts'

/** Creates the environment of the screens; a node's client is created on first use. */
export function environmentOf(
  gateway: Gateway,
  chains: readonly SupportedChain[],
  chainProblems: readonly ChainProblem[] = [],
  {
    isWithoutService,
    push,
    marks,
    prices,
  }: {
    isWithoutService?: boolean | undefined
    push?: Environment['push'] | undefined
    marks?: Environment['marks'] | undefined
    prices?: Environment['prices'] | undefined
  } = {},
): Environment {
  const clients = new Map<string, ChainClient>()
  return {
    gateway,
    pending: createPendingStore(),
    chains: chains.map(({ summary }) => summary),
    chainProblems,
    clearSaved: () => void clearAndReload(gateway.baseUrl),
    reload: () => location.reload(),
    ...(isWithoutService && { isWithoutService }),
    ...(push && { push }),
    ...(marks && { marks }),
    ...(prices && { prices }),
    siteNode: (chainId) => chains.find(({ summary }) => summary.chainId === chainId)?.node,
    connect: (chainId, node) => {
      const served = chains.find(({ summary }) => summary.chainId === chainId)
      if (!served || !mayConnect(node)) return undefined
      const [url, ...others] = urlsOf(node)
      const key = [chainId, url, ...others].join(' ')
      const client = clients.get(key) ?? makeClient({ chain: viemChain(served), url, others })
      clients.set(key, client)
      return client
    },
  }
}

const noNode: Transport = () => {
  const request = () => Promise.reject(new Error('No node is configured for this network.'))
  return { config: { key: 'none', name: 'No node', type: 'none', request, retryCount: 0 }, request }
}

/** The site's node, or the user's own if set: never both, and never the gateway's. */
const chosenNode =
  (site: Transport, chainId: string, connect: Environment['connect']): Transport =>
  (options) => {
    const node = site(options)
    const request = async (...args: Parameters<typeof node.request>): Promise<unknown> => {
      const chosen = chooseNode(undefined, { own: ownNodes.get()[chainId] })
      const own = chosen && (connect(chainId, chosen)?.request as typeof node.request | undefined)
      return (own ?? node.request)(...args)
    }
    // Wallets on other devices receive its URL for calls they don't handle themselves.
    const url = ownNodes.get()[chainId]?.[0]
    return {
      ...node,
      ...(url !== undefined && { value: { ...node.value, url } }),
      request: request as typeof node.request,
    }
  }

/**
 * Creates the wallet configuration, with the same chains and nodes. Without connectors, it uses the
 * announced wallets, and with `pairing` wallets on other devices. Throws a {@link ConfigError} if
 * there are no chains: wallets need one.
 */
export function walletOf(
  chains: readonly SupportedChain[],
  connectors: readonly CreateConnectorFn[],
  {
    pairing,
    connect = () => undefined,
    markOf = () => undefined,
  }: {
    pairing?: CreateConnectorFn | undefined
    connect?: Environment['connect']
    /** The URL of a network's picture. */
    markOf?: ((chainId: string) => string | undefined) | undefined
  } = {},
): WalletConfig {
  const [first, ...rest] = chains.map((chain) =>
    viemChain({ ...chain, iconUrl: markOf(chain.summary.chainId) }),
  )
  if (!first) throw new ConfigError('noChains')
  const transports = Object.fromEntries(
    chains.map((chain) => [
      viemChain(chain).id,
      chosenNode(
        isIndependent(chain.node) ? nodeTransport() : noNode,
        chain.summary.chainId,
        connect,
      ),
    ]),
  )
  return createWalletConfig({
    chains: [first, ...rest],
    transports,
    ...(connectors.length > 0 ? { connectors, discovery: false } : { walletConnect: pairing }),
  })
}
