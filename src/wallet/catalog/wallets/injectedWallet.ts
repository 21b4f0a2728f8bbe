import type { WalletEntry } from '../types.ts'

export const injectedWallet: WalletEntry = {
  id: 'injected',
  name: 'Browser Wallet',
  iconBackground: '#fff',
  foundAs: 'nameless',
  onlyInstalled: true,
}
