import { useSyncExternalStore } from 'react'
import { useConnections, useConnectors } from 'wagmi'
import { useConnection } from '../internals/useConnection.ts'
import { defaultGroups } from '../catalog/defaultGroups.ts'
import { moreCatalog } from '../catalog/loadMore.ts'
import { popularWallets } from '../catalog/popular.ts'
import { useWalletIcons } from '../connect/useWalletIcons.ts'
import type { WalletFailure } from '../connectors/walletErrors.ts'
import { useConnectModalState, useWalletModalContext } from '../WalletModalContext.ts'
import { findWallet, type NamedWallet } from './findWallet.ts'
import { mayOpen } from './mayOpen.ts'
import { useKitStatus } from './useKitStatus.ts'

/** Render props of an app's own wallet button. */
export interface WalletButtonParts {
  wallet: NamedWallet
  /**
   * False if neither the catalog, once loaded, nor the app knows this wallet: the button is
   * disabled.
   */
  available: boolean
  /** Whether it can be pressed now: no wallet is connected, and reconnecting has finished. */
  ready: boolean
  /** Opens the dialog for this wallet and sends the request. Does nothing while not `ready`. */
  connect: () => void
  /** Whether this wallet is connected. */
  connected: boolean
  /** Whether a request to this wallet is pending. */
  loading: boolean
  /** Why this wallet failed to connect; reset by the next attempt. */
  error: WalletFailure | undefined
  /** Whether it was the last wallet to connect here. */
  lastUsed: boolean
}

/** State and actions of a wallet button, for any wallet of the catalog or of the app. */
export function useWalletButton(wanted: string): WalletButtonParts {
  const { picker, recents, settled, known, openWallet } = useWalletModalContext()
  const { connectOpen, wanted: asked, failure } = useConnectModalState()
  const { status } = useConnection()
  const all = useConnections()
  const connections = known ? all : []
  const rare = useSyncExternalStore(
    moreCatalog.subscribe,
    moreCatalog.get,
    moreCatalog.get,
  )?.wallets
  const entries = [
    ...(picker?.groups ?? defaultGroups).flatMap(({ wallets }) => wallets),
    ...popularWallets,
    ...(rare ?? []),
  ]
  const connectors = useConnectors()
  const found = findWallet(wanted, entries, known ? connectors : [])
  const { id, name, icon } = found ?? { id: wanted, name: wanted }
  const entry = entries.find((one) => one.id === id)
  // Loads the whole catalog if the wallet is not among the popular ones.
  const icons = useWalletIcons(icon === undefined, [entry ?? { id }])
  // After the first effect only, because server and client must render the same.
  const lastUsed =
    useSyncExternalStore(recents.subscribe, recents.get, recents.get)[0] === id && settled
  const ready = mayOpen('connect', useKitStatus(), false).allowed && found !== undefined
  const asking = connectOpen && asked === id
  const error = failure?.wallet === id && status !== 'connecting' ? failure.failure : undefined
  return {
    wallet: { id, name, icon: icon ?? icons[id] },
    available: found !== undefined || rare === undefined,
    ready,
    connect: () => {
      if (ready) openWallet(id)
    },
    // A pairing doesn't name its wallet; the last connected wallet is used.
    connected: connections.some(
      ({ connector }) =>
        connector.id === id ||
        connector.id === entry?.rdns ||
        (lastUsed && connector.type === 'walletConnect'),
    ),
    loading: asking && error === undefined,
    error,
    lastUsed,
  }
}
