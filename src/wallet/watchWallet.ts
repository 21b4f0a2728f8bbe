import type { Address } from '#base'
import type { Config } from 'wagmi'
import type { WalletFailure } from './connectors/walletErrors.ts'
import { connectorName } from './connectors/browserWallet.ts'

/** A connected wallet, as reported to an app. */
export interface ConnectedWallet {
  account: Address
  chainId: number
  /** Whether the wallet is on an unsupported chain. */
  unsupported: boolean
  walletName: string
  /** The wallet's chain, and whether it's unsupported. */
  chain: WalletChain
  /** The wallet's EIP-1193 provider. A promise, because some are loaded only when asked for. */
  provider: () => Promise<unknown>
}

/** A wallet's chain. */
export interface WalletChain {
  id: number
  unsupported: boolean
}

/** Wallet events for apps. Called after the change, never during render. */
export interface WalletEvents {
  /** A wallet has connected, or reconnected at load. */
  onConnect?: ((wallet: ConnectedWallet) => void) | undefined
  /** The last wallet has disconnected, for whatever reason. */
  onDisconnect?: (() => void) | undefined
  /** The connected wallet changed its account or chain, or another wallet became active. */
  onChange?: ((wallet: ConnectedWallet) => void) | undefined
  /** A picked wallet failed to connect. */
  onError?: ((failure: WalletFailure, wallet: string) => void) | undefined
}

/**
 * An error in the app's callback is reported like any uncaught error: wagmi would treat it as a
 * failed connection.
 */
export function callApp(call: () => void): void {
  try {
    call()
  } catch (error) {
    reportError(error)
  }
}

/** Reports changes of a configuration's wallet; returns a function that stops it. */
export function watchWallet(config: Config, events: () => WalletEvents): () => void {
  let known = connected(config)
  return config.subscribe(
    ({ status: now, current, connections }) => ({
      now,
      connection: current === null ? undefined : connections.get(current),
    }),
    ({ now }) => {
      const before = known
      const wallet = connected(config)
      // A visitor who is connecting has neither connected nor disconnected.
      if (now === 'connecting' || now === 'reconnecting') return
      known = wallet
      callApp(() => {
        if (wallet && !before) events().onConnect?.(wallet)
        else if (!wallet && before) events().onDisconnect?.()
        else if (wallet && before && !isSame(wallet, before)) events().onChange?.(wallet)
      })
    },
    { equalityFn: (a, b) => a.now === b.now && a.connection === b.connection },
  )
}

function connected({
  state: { status, current, connections },
  chains,
}: Config): ConnectedWallet | undefined {
  const connection = current === null ? undefined : connections.get(current)
  if (status !== 'connected' || !connection) return undefined
  const { accounts, chainId, connector } = connection
  const unsupported = !chains.some(({ id }) => id === chainId)
  return {
    account: accounts[0],
    chainId,
    unsupported,
    walletName: connectorName(connector),
    chain: { id: chainId, unsupported },
    provider: () => connector.getProvider(),
  }
}

const isSame = (a: ConnectedWallet, b: ConnectedWallet) =>
  a.account === b.account && a.chainId === b.chainId && a.walletName === b.walletName
