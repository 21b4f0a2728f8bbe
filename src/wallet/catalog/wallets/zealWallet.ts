import type { WalletEntry } from '../types.ts'

export const zealWallet: WalletEntry = {
  id: 'zeal',
  name: 'Zeal',
  rdns: 'app.zeal',
  iconAccent: '#00ffff',
  iconBackground: '#fff',
  flags: ['isZeal'],
  downloads: {
    browserExtension: 'https://zeal.app',
    chrome: 'https://chromewebstore.google.com/detail/zeal-wallet/heamnjbnflcikcggoiplibfommfbkjpj',
    android: 'https://play.google.com/store/apps/details?id=app.zeal.wallet',
    ios: 'https://testflight.apple.com/join/MP72Ytw8',
    mobile: 'https://zeal.app',
    qrCode: 'https://zeal.app',
  },
  links: {
    ios: 'zeal://wc?uri={uri:encoded}',
    android: 'zeal://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://zeal.app' },
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://zeal.app' },
  },
}
