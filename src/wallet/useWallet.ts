import type { Address } from '#base'
import { useMemo } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { useWalletModalContext } from './WalletModalProvider.tsx'

export type WalletStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/** The visitor's wallet. What is not allowed now is undefined: nothing can be pressed that would do nothing. */
export interface Wallet {
  status: WalletStatus
  /** Known while connected, and while reconnecting as far as it is remembered. */
  account?: Address | undefined
  chainId?: number | undefined
  /** Whether the wallet stands on a chain that this app does not serve. */
  unsupported: boolean
  walletName?: string | undefined
  /** Opens the dialog in which a wallet is chosen; only while none is connected. */
  connect?: (() => void) | undefined
  disconnect?: (() => Promise<void>) | undefined
  /** Asks the wallet to change its chain; `onAdding` is told where the wallet does not know the chain and is asked to add it, `onAdded` where it has added it and is asked to change once more. Rejects with what the wallet threw: read it with `readWalletError`. */
  switchChain?: ((chainId: number, onAdding?: () => void, onAdded?: () => void) => Promise<void>) | undefined
  /** Asks the wallet to list a token (EIP-747); says whether it does. */
  watchAsset?: ((token: WatchedToken) => Promise<boolean>) | undefined
  /** Has the person choose anew which accounts this page may see; only wallets in the browser can be asked. */
  requestPermissions?: (() => Promise<void>) | undefined
}

/** A token for the wallet's own list. */
export interface WatchedToken {
  address: Address
  symbol: string
  decimals: number
  /** The address of a picture. */
  image?: string
}

const requests = () => import('./walletRequests.ts')

/** The wallet of the visitor as screens need it. */
export function useWallet(): Wallet {
  const config = useConfig()
  const { settled, known: isKnown, openConnect } = useWalletModalContext()
  const { status: wagmiStatus, address: account, chainId, chain, connector } = useConnection()
  const status = !settled && wagmiStatus !== 'connected' ? 'reconnecting' : wagmiStatus
  return useMemo(() => {
    if (!isKnown) return { status: 'reconnecting', unsupported: false }
    const known = { account, chainId, walletName: connector?.name }
    if (status !== 'connected') {
      return { status, ...(status === 'reconnecting' ? known : {}), unsupported: false, ...(status === 'reconnecting' ? {} : { connect: openConnect }) }
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
      watchAsset: async (token: WatchedToken) => (await requests()).watchAsset(config, { type: 'ERC20', options: token }),
      ...(connector?.type === 'injected' ? { requestPermissions: async () => (await requests()).requestPermissions(connector) } : {}),
    }
  }, [config, isKnown, openConnect, status, account, chainId, chain, connector])
}

/** WalletConnect says this when the session is gone already: then there is nothing left to do. */
function ignoreUnknownSession(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('No matching key'))) throw error
}
