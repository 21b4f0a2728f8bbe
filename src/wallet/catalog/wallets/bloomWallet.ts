import type { WalletEntry } from '../types.ts'

export const bloomWallet: WalletEntry = {
  id: 'bloom',
  name: 'Bloom Wallet',
  iconAccent: '#000',
  iconBackground: '#000',
  downloads: { desktop: 'https://bloomwallet.io/' },
  links: { desktop: 'bloom://wallet-connect/wc?uri={uri:encoded}' },
  guides: {
    desktop: { steps: ['install', 'create', 'connect'], learnMore: 'https://bloomwallet.io/' },
  },
}
