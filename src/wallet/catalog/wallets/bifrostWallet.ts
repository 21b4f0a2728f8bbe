import type { WalletEntry } from '../types.ts'

export const bifrostWallet: WalletEntry = {
  id: 'bifrostWallet',
  name: 'Bifrost Wallet',
  rdns: 'com.bifrostwallet',
  iconBackground: '#fff',
  flags: ['isBifrost'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bifrostwallet.app',
    ios: 'https://apps.apple.com/us/app/bifrost-wallet/id1577198351',
    qrCode: 'https://bifrostwallet.com/#download-app',
  },
  links: {
    ios: 'https://app.bifrostwallet.com/wc?uri={uri:encoded}',
    android: '{uri}',
    qr: '{uri}',
  },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore: 'https://support.bifrostwallet.com/en/articles/6886814-how-to-use-walletconnect',
    },
  },
}
