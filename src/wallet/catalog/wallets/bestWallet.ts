import type { WalletEntry } from '../types.ts'

export const bestWallet: WalletEntry = {
  id: 'bestWallet',
  name: 'Best Wallet',
  iconBackground: '#5961ff',
  downloads: {
    android: 'https://bestwallet.com',
    ios: 'https://bestwallet.com',
    mobile: 'https://bestwallet.com',
    qrCode: 'https://bestwallet.com',
  },
  links: {
    ios: 'bw://connect/wc?uri={uri:encoded}',
    android: 'bw://connect/wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://bestwallet.com' } },
}
