import type { Chain, Transport } from 'viem'
import type { PairingClient } from './pairingClient.ts'
import { pairingReset } from './pairWallet.ts'

/** Options for wallets on other devices. */
export interface WalletConnectOptions {
  /** From the relay's operator; required for pairing. */
  projectId?: string | undefined
  /** What the wallet shows about this app. Default: the page's title, URL and icons. */
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
 * Loads the WalletConnect client (2.21.8, the last one with an open licence) and starts it. It connects to the relay only: analytics and
 * its verify service are disabled.
 */
export async function loadPairingClient(
  { projectId = '', metadata, relayUrl }: WalletConnectOptions,
  { chains, transports }: PairingPlace,
): Promise<PairingClient> {
  const { EthereumProvider } = await import('@walletconnect/ethereum-provider')
  const ids = chains.map(({ id }) => id) as [number, ...number[]]
  const provider = await EthereumProvider.init({
    projectId,
    optionalChains: ids,
    rpcMap: Object.fromEntries(chains.map((chain) => [chain.id, nodeOf(chain, transports?.[chain.id])])),
    showQrModal: false,
    disableProviderPing: true,
    telemetryEnabled: false,
    customStoragePrefix: 'coffer',
    logger: 'silent',
    ...(metadata && { metadata }),
    ...(relayUrl && { relayUrl }),
  })
  const { signer } = provider
  // The verify service loads a third-party page in a frame and delays every request by five seconds.
  signer.client.core.verify.register = () => Promise.resolve('')
  // The client's errors contain only the message; the wallet's code is in their cause.
  let answer: unknown
  const connect = signer.connect.bind(signer)
  signer.connect = (options) => connect(options).catch((error: unknown) => Promise.reject((answer = error)))
  // An attempt abandoned while the relay was unreachable continues later: its code would replace the one on screen.
  let turn = 0
  const propose = signer.client.connect.bind(signer.client)
  signer.client.connect = async (options) => {
    const own = turn
    const proposed = await propose(options)
    if (own !== turn) throw pairingReset()
    return proposed
  }

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
      answer = undefined
      turn += 1
      await provider.connect({ optionalChains: [...wanted] }).catch((error: unknown) => Promise.reject(answer ?? error))
    },
    forgetPairings: () => {
      turn += 1
      return signer.cleanupPendingPairings()
    },
    disconnect: () => provider.disconnect(),
    request: (ask) => provider.request(ask as Parameters<typeof provider.request>[0]),
    on: (event, listener) => provider.events.on(event, listener as (value: unknown) => void),
    removeListener: (event, listener) => provider.events.removeListener(event, listener as (value: unknown) => void),
  }
}

/** URL of a chain's node, for requests that the wallet does not handle. */
const nodeOf = (chain: Chain, transport: Transport | undefined): string =>
  (transport?.({ chain }).value as { url?: string } | undefined)?.url ?? chain.rpcUrls.default.http[0] ?? ''
