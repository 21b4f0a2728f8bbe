import type { WalletEntry } from '../types.ts'

export const mecoWallet: WalletEntry = {
  id: 'meco',
  name: 'MeCo Wallet',
  rdns: 'com.meco.wallet',
  iconBackground: '#7443df',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.memecore.wallet',
    ios: 'https://apps.apple.com/us/app/meco-wallet/id6749523218',
    mobile: 'https://mecowallet.com',
    chrome: 'https://mecowallet.com',
    qrCode: 'https://mecowallet.com',
  },
  links: {
    ios: 'mecowallet://wc?uri={uri:encoded}',
    android: 'mecowallet://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://mecowallet.com/' },
  },
}
