import type { Chain, Transport } from 'viem'
import { patchWalletConnect } from '../internals/patchWalletConnect.ts'
import type { PairingClient } from './pairingClient.ts'

/** Options for wallets on other devices. */
export interface WalletConnectOptions {
  /** From the relay's operator; required for pairing. */
  projectId?: string | undefined
  /** What the wallet shows about this app. Default: the page's title, URL, and icons. */
  metadata?: { name: string; description: string; url: string; icons: string[] } | undefined
  /** A custom relay. */
  relayUrl?: string | undefined
}

/** Chains and nodes, as wagmi passes them to connectors. */
export interface PairingPlace {
  chains: readonly [Chain, ...Chain[]]
  transports?: Record<number, Transport> | undefined
}

/**
 * Starts the WalletConnect client (tested with 2.21.8, the last one with an open license), which is
 * loaded now. It connects to the relay only: analytics and its verify service are disabled.
 */
export async function loadPairingClient(
  { projectId = '', metadata, relayUrl }: WalletConnectOptions,
  { chains, transports }: PairingPlace,
): Promise<PairingClient> {
  const { EthereumProvider } = await importClient()
  const ids = chains.map(({ id }) => id) as [number, ...number[]]
  const provider = await EthereumProvider.init({
    projectId,
    optionalChains: ids,
    rpcMap: Object.fromEntries(
      chains.map((chain) => [chain.id, nodeOf(chain, transports?.[chain.id])]),
    ),
    showQrModal: false,
    disableProviderPing: true,
    telemetryEnabled: false,
    customStoragePrefix: 'coffer',
    logger: 'silent',
    ...(metadata && { metadata }),
    ...(relayUrl && { relayUrl }),
  })
  const attempt = patchWalletConnect(provider)

  return {
    get session() {
      return provider.session
    },
    get accounts() {
      return provider.accounts
    },
    get chainId() {
      return provider.chainId
    },
    pair: async (wanted) => {
      attempt.begin()
      await provider
        .connect({ optionalChains: [...wanted] })
        .catch((error: unknown) => Promise.reject(attempt.errorBehind(error)))
    },
    forgetPairings: () => {
      attempt.abandon()
      return provider.signer.cleanupPendingPairings()
    },
    disconnect: () => provider.disconnect(),
    request: (ask) => provider.request(ask as Parameters<typeof provider.request>[0]),
    on: (event, listener) => provider.events.on(event, listener as (value: unknown) => void),
    removeListener: (event, listener) =>
      provider.events.removeListener(event, listener as (value: unknown) => void),
  }
}

/**
 * Loads the package. In a `try` block, so that bundlers let an app without WalletConnect leave it
 * out.
 */
export async function importClient() {
  try {
    return await import('@walletconnect/ethereum-provider')
  } catch (cause) {
    throw new Error("Couldn't load @walletconnect/ethereum-provider.", { cause })
  }
}

/** URL of a chain's node, for requests that the wallet does not handle. */
const nodeOf = (chain: Chain, transport: Transport | undefined): string =>
  (transport?.({ chain }).value as { url?: string } | undefined)?.url ??
  chain.rpcUrls.default.http[0] ??
  ''
