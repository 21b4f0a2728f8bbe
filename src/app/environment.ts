import { custom } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import type { ChainProblem } from '#base'
import { type ChainClient, makeClient } from '#chain'
import type { Gateway } from '#gateway'
import type { Environment } from '#screens'
import { createPendingStore } from '#signing/pending'
import { createWalletConfig, type WalletConfig } from '#wallet'
import { ConfigError } from './ConfigError.ts'
import { viemChain } from './chains.ts'
import { clearAndReload } from './clearAndReload.ts'
import type { SupportedChain } from './readChains.ts'

/** Creates the environment of the screens; a node's client is created on first use. */
export function environmentOf(gateway: Gateway, chains: readonly SupportedChain[], chainProblems: readonly ChainProblem[] = []): Environment {
  const clients = new Map<string, ChainClient>()
  return {
    gateway,
    pending: createPendingStore(),
    chains: chains.map(({ summary }) => summary),
    chainProblems,
    clearSaved: () => void clearAndReload(gateway.baseUrl),
    client: (chainId) => {
      const known = clients.get(chainId)
      if (known) return known
      const served = chains.find(({ summary }) => summary.chainId === chainId)
      if (!served?.rpcUrl) return undefined
      const client = makeClient({ chain: viemChain(served), url: served.rpcUrl })
      clients.set(chainId, client)
      return client
    },
  }
}

const noNode = custom({ request: () => Promise.reject(new Error('No node of this network is known.')) }, { retryCount: 0 })

/**
 * Creates the wallet configuration, with the same chains and nodes. Without connectors, it uses the announced wallets, and with
 * `pairing` wallets on other devices. Throws a {@link ConfigError} if there are no chains: wallets need one.
 */
export function walletOf(chains: readonly SupportedChain[], connectors: readonly CreateConnectorFn[], pairing?: CreateConnectorFn): WalletConfig {
  const [first, ...rest] = chains.map(viemChain)
  if (!first) throw new ConfigError('noChains')
  // Without a URL, the default transport throws where it is created, which would also prevent pairing for the other chains.
  const transports = Object.fromEntries(chains.flatMap((chain) => (chain.rpcUrl ? [] : [[viemChain(chain).id, noNode]])))
  return createWalletConfig({
    chains: [first, ...rest],
    transports,
    ...(connectors.length > 0 ? { connectors, discovery: false } : { walletConnect: pairing }),
  })
}
