import type { WalletEntry } from '../types.ts'

export const foxWallet: WalletEntry = {
  id: 'foxwallet',
  name: 'FoxWallet',
  iconBackground: '#fff',
  namespaces: ['foxwallet.ethereum'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.foxwallet.play',
    ios: 'https://apps.apple.com/app/foxwallet-crypto-web3/id1590983231',
    qrCode: 'https://foxwallet.com/download',
  },
  links: {
    ios: 'foxwallet://wc?uri={uri:encoded}',
    android: 'foxwallet://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://foxwallet.com' } },
}
