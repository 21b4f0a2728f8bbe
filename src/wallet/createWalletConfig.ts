import { type KeyValue, pageStorage } from '#base'
import { nodeTransport } from '#base/nodeTransport'
import type { Chain, EIP1193Provider, Transport } from 'viem'
import { type Config, createConfig, type CreateConnectorFn, injected } from 'wagmi'
import type { Announcement } from './catalog/types.ts'
import { safeWallet } from './connectors/safeWallet.ts'
import { storedWallets } from './connectors/storedWallets.ts'
import { withNotFound } from './connectors/withNotFound.ts'
import { walletStorage } from './walletStorage.ts'

/** Polling interval of each chain in milliseconds. */
export const pollingInterval = 4000

/** What `WalletProvider` requires: any wagmi configuration. */
export type WalletConfig = Config

type Chains = readonly [Chain, ...Chain[]]

export interface WalletConfigOptions<chains extends Chains = Chains> {
  /** The first chain is the default. */
  chains: chains
  /** Transports by chain ID. Default: HTTP to the chain's own URL. */
  transports?: Partial<Record<chains[number]['id'], Transport>> | undefined
  /**
   * Default: injected wallets, the Safe around this page and, with `walletConnect`, wallets on
   * other devices. Not together with `walletConnect`.
   */
  connectors?: readonly CreateConnectorFn[] | undefined
  /**
   * Pairing of wallets on other devices, as created by `walletConnect(…)`. Without it, pairing is
   * disabled and not bundled. Its client is loaded when such a wallet is picked, or was connected
   * at the last visit.
   */
  walletConnect?: CreateConnectorFn | undefined
  /** Where the connection is stored. Default: the page's own storage. */
  storage?: KeyValue | undefined
  /** Whether announced wallets (EIP-6963) are listed. */
  discovery?: boolean | undefined
  /** For server rendering: stored state is read after hydration, and not on the server. */
  ssr?: boolean | undefined
}

/**
 * A wagmi configuration with the kit's defaults. Apps with their own configuration can use that
 * instead. Throws if `connectors` would drop `walletConnect`.
 */
export function createWalletConfig<const chains extends Chains>({
  chains,
  transports,
  connectors,
  walletConnect: pairing,
  storage = pageStorage(),
  discovery = true,
  ssr = false,
}: WalletConfigOptions<chains>): Config<chains, Record<chains[number]['id'], Transport>> {
  if (connectors && pairing)
    throw new Error('Pass `walletConnect` inside `connectors`, not next to it.')
  if (discovery && typeof window !== 'undefined')
    window.addEventListener('eip6963:announceProvider', ignoreMalformed)
  return createConfig({
    chains,
    transports: Object.fromEntries(
      chains.map(({ id }: { id: chains[number]['id'] }) => [
        id,
        transports?.[id] ?? nodeTransport(),
      ]),
    ) as unknown as Record<chains[number]['id'], Transport>,
    connectors: connectors ?? [
      namedInjected,
      safeWallet(),
      ...(pairing ? [pairing] : []),
      ...storedWallets(storage),
    ],
    storage: walletStorage(storage),
    multiInjectedProviderDiscovery: discovery,
    ssr,
    pollingInterval,
    // If a contract reverts with a URL (EIP-3668), that URL isn't contacted.
    ccipRead: false,
  })
}

/** wagmi calls it "Injected". */
const namedInjected: CreateConnectorFn = (config) =>
  withNotFound({ ...injected()(config), name: 'Browser wallet' })

/**
 * Any extension can announce anything, and wagmi reads it unchecked, so announcements without a
 * name or a provider are kept from it.
 */
function ignoreMalformed(event: Event): void {
  try {
    const { info, provider } = (event as CustomEvent<Partial<Announcement>>).detail
    if (info?.rdns.trim() && typeof (provider as EIP1193Provider).request === 'function') return
  } catch {
    // There is nothing to read.
  }
  event.stopImmediatePropagation()
}
