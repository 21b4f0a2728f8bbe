import type { WalletEntry } from '../types.ts'

export const zerionWallet: WalletEntry = {
  id: 'zerion',
  name: 'Zerion',
  rdns: 'io.zerion.wallet',
  iconAccent: '#2962ef',
  iconBackground: '#2962ef',
  flags: ['isZerion'],
  namespaces: ['zerionWallet'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.zerion.android',
    ios: 'https://apps.apple.com/app/apple-store/id1456732565',
    mobile: 'https://zerion.io',
    qrCode: 'https://zerion.io',
    chrome: 'https://chrome.google.com/webstore/detail/klghhnkeealcohjjanjjdaeeggmfmlpl',
    browserExtension: 'https://zerion.io/extension',
  },
  links: { ios: 'zerion://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore: 'https://zerion.io/blog/announcing-the-zerion-smart-wallet/',
    },
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://help.zerion.io/en/' },
  },
}
