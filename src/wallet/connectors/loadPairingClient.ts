import type { Chain, Transport } from 'viem'
import { pairingReset } from './pairWallet.ts'

/** How wallets on other devices are reached. */
export interface WalletConnectOptions {
  /** From the relay's operator; without it nothing can be paired. */
  projectId?: string | undefined
  /** What the wallet shows of this app; by default the page's own title, address and icons. */
  metadata?: { name: string; description: string; url: string; icons: string[] } | undefined
  /** Another relay than the operator's own. */
  relayUrl?: string | undefined
}

/** What the connector needs of the WalletConnect client. */
export interface PairingClient {
  /** Undefined while nothing is paired. */
  readonly session: { namespaces: Record<string, { accounts: string[]; methods: string[] }> } | undefined
  readonly accounts: readonly string[]
  readonly chainId: number
  /** Makes a pairing, tells its URI as `display_uri`, and ends when the wallet has answered. Throws what the wallet answered. */
  pair(chains: readonly number[]): Promise<void>
  /** Kills the codes of pairings that nobody has answered. */
  forgetPairings(): Promise<void>
  disconnect(): Promise<void>
  request(ask: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: never) => void): unknown
  removeListener(event: string, listener: (value: never) => void): unknown
}

/** Chains and nodes, as wagmi hands them to connectors. */
export interface PairingPlace {
  chains: readonly [Chain, ...Chain[]]
  transports?: Record<number, Transport> | undefined
}

/**
 * Loads the WalletConnect client (2.21.8, the last one under an open licence) and starts it. It asks the relay and nobody else: neither
 * for statistics nor for what it calls verification.
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
  // It would load a page of a stranger's in a frame, and wait five seconds for it with every request.
  signer.client.core.verify.register = () => Promise.resolve('')
  // Its own errors hold the text alone; the wallet's code is in what they are made of.
  let answer: unknown
  const connect = signer.connect.bind(signer)
  signer.connect = (options) => connect(options).catch((error: unknown) => Promise.reject((answer = error)))
  // A try that was given up while the relay was away goes on when it is back: its code would take the place of the one that is shown.
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

/** The address of a chain's node: what the wallet does not answer is asked there. */
const nodeOf = (chain: Chain, transport: Transport | undefined): string =>
  (transport?.({ chain }).value as { url?: string } | undefined)?.url ?? chain.rpcUrls.default.http[0] ?? ''
