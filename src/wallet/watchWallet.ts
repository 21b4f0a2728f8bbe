import type { Address } from '#base'
import type { Config } from 'wagmi'
import type { WalletFailure } from './connectors/walletErrors.ts'

/** A connected wallet, as it is told to an app. */
export interface ConnectedWallet {
  account: Address
  chainId: number
  /** Whether the wallet stands on a chain that this app does not serve. */
  unsupported: boolean
  walletName: string
}

/** What an app may want to hear. Each is called after it has happened, and never while something is drawn. */
export interface WalletEvents {
  /** A wallet is connected, also when it is the one of the last visit, at load. */
  onConnect?: ((wallet: ConnectedWallet) => void) | undefined
  /** No wallet is connected any more, whoever ended it. */
  onDisconnect?: (() => void) | undefined
  /** The connected wallet stands on another account or chain now, or another wallet is the one that is used. */
  onChange?: ((wallet: ConnectedWallet) => void) | undefined
  /** A wallet that was picked was not connected. */
  onError?: ((failure: WalletFailure, wallet: string) => void) | undefined
}

/** Tells what happens to the wallet of a configuration, from now on; returns the way to stop. */
export function watchWallet(config: Config, events: () => WalletEvents): () => void {
  let known = connected(config)
  return config.subscribe(
    ({ status: now, current, connections }) => ({ now, connection: current === null ? undefined : connections.get(current) }),
    ({ now }) => {
      const before = known
      const wallet = connected(config)
      // A visitor who is being connected has neither come nor gone.
      if (now === 'connecting' || now === 'reconnecting') return
      known = wallet
      if (wallet && !before) events().onConnect?.(wallet)
      else if (!wallet && before) events().onDisconnect?.()
      else if (wallet && before && !isSame(wallet, before)) events().onChange?.(wallet)
    },
    { equalityFn: (a, b) => a.now === b.now && a.connection === b.connection },
  )
}

function connected({ state: { status, current, connections }, chains }: Config): ConnectedWallet | undefined {
  const connection = current === null ? undefined : connections.get(current)
  if (status !== 'connected' || !connection) return undefined
  const { accounts, chainId, connector } = connection
  return { account: accounts[0], chainId, unsupported: !chains.some(({ id }) => id === chainId), walletName: connector.name }
}

const isSame = (a: ConnectedWallet, b: ConnectedWallet) => a.account === b.account && a.chainId === b.chainId && a.walletName === b.walletName
