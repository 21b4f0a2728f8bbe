import type { Address } from '#base'
import { useMemo } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { disconnect, switchChain } from 'wagmi/actions'
import { useWalletPlace } from './WalletPlace.tsx'

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
  /** Asks the wallet to change its chain. Rejects with what the wallet threw: read it with `readWalletError`. */
  switchChain?: ((chainId: number) => Promise<void>) | undefined
}

/** The wallet of the visitor as screens need it. */
export function useWallet(): Wallet {
  const config = useConfig()
  const { settled, openConnect } = useWalletPlace()
  const { status: wagmiStatus, address: account, chainId, chain, connector } = useConnection()
  const status = !settled && wagmiStatus !== 'connected' ? 'reconnecting' : wagmiStatus
  return useMemo(() => {
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
      ...(connector?.switchChain ? { switchChain: async (to: number) => void (await switchChain(config, { chainId: to })) } : {}),
    }
  }, [config, openConnect, status, account, chainId, chain, connector])
}

/** WalletConnect says this when the session is gone already: then there is nothing left to do. */
function ignoreUnknownSession(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('No matching key'))) throw error
}
