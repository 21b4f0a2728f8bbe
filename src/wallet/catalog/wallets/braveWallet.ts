import type { WalletEntry } from '../types.ts'

export const braveWallet: WalletEntry = {
  id: 'brave',
  name: 'Brave Wallet',
  rdns: 'com.brave.wallet',
  iconBackground: '#fff',
  flags: ['isBraveWallet'],
  onlyInstalled: true,
}
