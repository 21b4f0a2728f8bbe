import type { Address } from '#base'
import { useMemo } from 'react'
import { useConfig } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { useConnection } from './internals/useConnection.ts'
import { useWalletModalContext } from './WalletModalContext.ts'
import { connectorName } from './connectors/browserWallet.ts'

export type WalletStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/** The visitor's wallet. Unavailable actions are undefined, so that no button does nothing. */
export interface Wallet {
  status: WalletStatus
  /** Known while connected and, as far as it is stored, while reconnecting. */
  account?: Address | undefined
  chainId?: number | undefined
  /** Whether the wallet is on an unsupported chain. */
  unsupported: boolean
  walletName?: string | undefined
  /** Opens the connect dialog; only while no wallet is connected. */
  connect?: (() => void) | undefined
  /**
   * The wallet that ended the connection on its own: it was locked or removed, or its session
   * ended. `reconnect` opens the connect dialog for it. Only while no wallet is connected.
   */
  lost?: { walletName: string; reconnect: () => void } | undefined
  disconnect?: (() => Promise<void>) | undefined
  /**
   * Asks the wallet to switch its chain. `onAdding` is called if the wallet does not know the chain
   * and is prompted to add it, `onAdded` if it has added the chain and is prompted to switch again.
   * Rejects with the wallet's error; see `readWalletError`.
   */
  switchChain?:
    | ((chainId: number, onAdding?: () => void, onAdded?: () => void) => Promise<void>)
    | undefined
  /** Asks the wallet to list a token (EIP-747); returns whether it does. */
  watchAsset?: ((token: WatchedToken) => Promise<boolean>) | undefined
  /** Lets the user choose again which accounts this page can see; for injected wallets only. */
  requestPermissions?: (() => Promise<void>) | undefined
}

/** A token for the wallet's own list. */
export interface WatchedToken {
  address: Address
  symbol: string
  decimals: number
  /** URL of an icon. */
  image?: string
}

const requests = () => import('./walletRequests.ts')

/** The visitor's wallet, for screens. */
export function useWallet(): Wallet {
  const config = useConfig()
  const { settled, known: isKnown, lost, openConnect, openWallet } = useWalletModalContext()
  const { status: wagmiStatus, address: account, chainId, chain, connector } = useConnection()
  // A connection without accounts, which other code of the app may have made, shows nothing and can
  // do nothing.
  const isConnected = wagmiStatus === 'connected'
  const status =
    isConnected && !account
      ? 'disconnected'
      : !settled && !isConnected
        ? 'reconnecting'
        : wagmiStatus
  return useMemo(() => {
    if (!isKnown) return { status: 'reconnecting', unsupported: false }
    const known = { account, chainId, walletName: connector && connectorName(connector) }
    if (status !== 'connected') {
      return {
        status,
        ...(status === 'reconnecting' ? known : {}),
        unsupported: false,
        ...(status === 'reconnecting' ? {} : { connect: openConnect }),
        ...(status === 'disconnected' && lost
          ? { lost: { walletName: lost.name, reconnect: () => openWallet(lost.id) } }
          : {}),
      }
    }
    return {
      status,
      ...known,
      unsupported: chain === undefined,
      disconnect: async () => {
        await disconnect(config).catch(ignoreUnknownSession)
      },
      // A connector that cannot switch has no such function.
      ...(connector?.switchChain
        ? {
            switchChain: async (to: number, onAdding?: () => void, onAdded?: () => void) =>
              (await requests()).changeChain(config, connector, to, onAdding, onAdded),
          }
        : {}),
      watchAsset: async (token: WatchedToken) =>
        (await requests()).watchAsset(config, { type: 'ERC20', options: token }),
      ...(connector?.type === 'injected'
        ? { requestPermissions: async () => (await requests()).requestPermissions(connector) }
        : {}),
    }
  }, [config, isKnown, lost, openConnect, openWallet, status, account, chainId, chain, connector])
}

/** WalletConnect throws this if the session has already ended: nothing is left to do. */
function ignoreUnknownSession(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('No matching key'))) throw error
}
