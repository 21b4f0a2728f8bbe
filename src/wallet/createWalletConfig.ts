import { type KeyValue, pageStorage } from '#base'
import type { Chain, Transport } from 'viem'
import { type Config, createConfig, type CreateConnectorFn, http } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import { safeWallet } from './connectors/safeWallet.ts'
import { storedWallets } from './connectors/storedWallets.ts'
import { walletStorage } from './walletStorage.ts'

/** How often a chain is asked for news, in milliseconds. */
export const pollingInterval = 4000

/** What `WalletProvider` needs: any wagmi configuration. */
export type WalletConfig = Config

export interface WalletConfigOptions {
  /** The first is the one that is meant where nobody says which. */
  chains: readonly [Chain, ...Chain[]]
  /** How each chain's node is reached; by default HTTP at the chain's own address. */
  transports?: Record<number, Transport> | undefined
  /** By default the wallets in the browser, the safe around this page and, with `walletConnect`, those on other devices. */
  connectors?: readonly CreateConnectorFn[] | undefined
  /** How wallets on other devices are paired: what `walletConnect(…)` makes. Without it none is, and nothing of it is carried. Its client is loaded when such a wallet is picked, or was connected at the last visit. */
  walletConnect?: CreateConnectorFn | undefined
  /** Where the connection is remembered; by default the page's own storage. */
  storage?: KeyValue | undefined
  /** Whether installed wallets that announce themselves (EIP-6963) are listed. */
  discovery?: boolean | undefined
  /** For apps that a server draws first: what is remembered is read after the first drawing, and not by the server. */
  ssr?: boolean | undefined
}

/** A wagmi configuration with the kit's defaults. An app with a configuration of its own can use that instead. */
export function createWalletConfig({
  chains,
  transports,
  connectors,
  walletConnect: pairing,
  storage = pageStorage(),
  discovery = true,
  ssr = false,
}: WalletConfigOptions): WalletConfig {
  return createConfig({
    chains,
    transports: Object.fromEntries(chains.map((chain) => [chain.id, transports?.[chain.id] ?? http()])),
    connectors: connectors ?? [injected(), safeWallet(), ...(pairing ? [pairing] : []), ...storedWallets(storage)],
    storage: walletStorage(storage),
    multiInjectedProviderDiscovery: discovery,
    ssr,
    pollingInterval,
  })
}
