import type { WalletEntry } from '../types.ts'

export const coin98Wallet: WalletEntry = {
  id: 'coin98',
  name: 'Coin98 Wallet',
  rdns: 'com.coin98',
  iconAccent: '#cda349',
  iconBackground: '#fff',
  flags: ['isCoin98'],
  namespaces: ['coin98.provider', 'coin98Wallet'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=coin98.crypto.finance.media',
    ios: 'https://apps.apple.com/vn/app/coin98-super-app/id1561969966',
    mobile: 'https://coin98.com/wallet',
    qrCode: 'https://coin98.com/wallet',
    chrome:
      'https://chrome.google.com/webstore/detail/coin98-wallet/aeachknmefphepccionboohckonoeemg',
    browserExtension: 'https://coin98.com/wallet',
  },
  links: { ios: '{uri}', android: '{uri}', qr: '{uri}' },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://coin98.com/wallet' },
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://coin98.com/wallet' },
  },
}
