import { createContext, useContext } from 'react'
import type { PickerSettings } from './connect/appInfo.ts'
import type { WalletFailure } from './connectors/walletErrors.ts'
import type { LostWallet } from './internals/watchLostWallet.ts'
import type { RecentWallets } from './recent/recentWallets.ts'

interface ConnectOptions {
  /** Connects another wallet; the connected ones stay connected. */
  addWallet?: boolean | undefined
}

export interface WalletModalContextValue {
  recents: RecentWallets
  /** The wallet whose connection was lost, until a wallet is connected. */
  lost?: LostWallet | undefined
  /** Whether reconnecting at load has finished or timed out. */
  settled: boolean
  /** Whether the visitor's state may be rendered: a server knows it only if the app passes it. */
  known: boolean
  /** The chain a wallet should be on when it connects. */
  initialChain: number | undefined
  /** The app's picker settings. */
  picker: PickerSettings | undefined
  openConnect: (options?: ConnectOptions) => void
  /**
   * Called when the pointer or focus reaches a button that opens the dialog: loads and prerenders
   * it, so that it only has to be shown.
   */
  prepareConnect: () => void
  /** Opens the dialog for one wallet, as if it had been selected there. */
  openWallet: (id: string) => void
}

/**
 * State of the connect dialog. A separate context, so that opening it re-renders only the
 * components that show it.
 */
export interface ConnectModalState {
  /** Whether it is meant to be open: its code may still be loading. */
  connectOpen: boolean
  /** Whether the dialog, or a message in its place, should be visible. */
  connectShown: boolean
  /** Whether it was opened to add another wallet. */
  addWallet: boolean
  /** The wallet for which it was opened. */
  wanted: string | undefined
  /** The last wallet that failed to connect, and why; reset when the dialog opens again. */
  failure: { wallet: string; failure: WalletFailure } | undefined
}

export const WalletModalContext = createContext<WalletModalContextValue | null>(null)
export const ConnectModalContext = createContext<ConnectModalState>({
  connectOpen: false,
  connectShown: false,
  addWallet: false,
  wanted: undefined,
  failure: undefined,
})

/** Throws outside a WalletProvider. */
export function useWalletModalContext(): WalletModalContextValue {
  const context = useContext(WalletModalContext)
  if (!context) throw new Error('Wallet kit components must be used within <WalletProvider>.')
  return context
}

/** State of the connect dialog; closed outside a WalletProvider. */
export const useConnectModalState = (): ConnectModalState => useContext(ConnectModalContext)
