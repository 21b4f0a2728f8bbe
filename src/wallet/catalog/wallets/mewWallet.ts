import type { WalletEntry } from '../types.ts'

export const mewWallet: WalletEntry = {
  id: 'mew',
  name: 'MEW wallet',
  iconBackground: '#fff',
  flags: ['isMEWwallet'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.myetherwallet.mewwallet',
    ios: 'https://apps.apple.com/app/apple-store/id1464614025',
    mobile: 'https://mewwallet.com',
    qrCode: 'https://mewwallet.com',
  },
  links: {
    ios: 'https://mewwallet.com/wc?uri={uri:encoded}',
    android: 'https://mewwallet.com/wc?uri={uri:encoded}',
    qr: 'https://mewwallet.com/wc?uri={uri:encoded}',
  },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore:
        'https://help.myetherwallet.com/en/articles/5946588-create-and-back-up-your-wallet-with-mew-wallet-ios',
    },
  },
}
