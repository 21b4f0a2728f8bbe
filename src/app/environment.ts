import type { CreateConnectorFn } from 'wagmi'
import { type ChainClient, makeClient } from '#chain'
import type { Gateway } from '#gateway'
import type { Environment } from '#screens'
import { createPendingStore } from '#signing/pending'
import { createWalletConfig, type WalletConfig } from '#wallet'
import { ConfigError } from './config.ts'
import { type SupportedChain, viemChain } from './chains.ts'

/** Creates the environment of the screens; a node's client is created on first use. */
export function environmentOf(gateway: Gateway, chains: readonly SupportedChain[]): Environment {
  const clients = new Map<string, ChainClient>()
  return {
    gateway,
    pending: createPendingStore(),
    chains: chains.map(({ summary }) => summary),
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

/**
 * Creates the wallet configuration, with the same chains and nodes. Without connectors, it uses the announced wallets, and with
 * `pairing` wallets on other devices. Throws a {@link ConfigError} if there are no chains.
 */
export function walletOf(chains: readonly SupportedChain[], connectors: readonly CreateConnectorFn[], pairing?: CreateConnectorFn): WalletConfig {
  const [first, ...rest] = chains.map(viemChain)
  if (!first) throw new ConfigError('invalid', [{ field: 'chains', problem: 'is empty: the gateway returned no networks' }])
  return createWalletConfig({ chains: [first, ...rest], ...(connectors.length > 0 ? { connectors, discovery: false } : { walletConnect: pairing }) })
}
