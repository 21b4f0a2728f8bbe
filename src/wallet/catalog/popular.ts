import type { WalletEntry } from './types.ts'
import { braveWallet } from './wallets/braveWallet.ts'
import { coinbaseWallet } from './wallets/coinbaseWallet.ts'
import { injectedWallet } from './wallets/injectedWallet.ts'
import { metaMaskWallet } from './wallets/metaMaskWallet.ts'
import { rainbowWallet } from './wallets/rainbowWallet.ts'
import { safeWallet } from './wallets/safeWallet.ts'
import { walletConnectWallet } from './wallets/walletConnectWallet.ts'

/** The seven default wallets, in this order. */
export const popularWallets: readonly WalletEntry[] = [
  injectedWallet,
  safeWallet,
  rainbowWallet,
  coinbaseWallet,
  metaMaskWallet,
  walletConnectWallet,
  braveWallet,
]
