import type { WalletEntry } from '../types.ts'

export const kresusWallet: WalletEntry = {
  id: 'kresus-wallet',
  name: 'Kresus Wallet',
  iconBackground: '#fff',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.kresus.superapp',
    ios: 'https://apps.apple.com/us/app/kresus-crypto-nft-superapp/id6444355152',
    qrCode: 'https://kresusconnect.kresus.com/download',
  },
  links: {
    ios: 'com.kresus.superapp://wc?uri={uri:encoded}',
    android: 'com.kresus.superapp://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://kresus.com/' } },
}
