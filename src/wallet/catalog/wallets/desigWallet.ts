import type { WalletEntry } from '../types.ts'

export const desigWallet: WalletEntry = {
  id: 'desig',
  name: 'Desig Wallet',
  iconBackground: '#fff',
  namespaces: ['desig.ethereum'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.desig.app',
    ios: 'https://apps.apple.com/app/desig-wallet/id6450106028',
    qrCode: 'https://desig.io',
    mobile: 'https://desig.io',
    browserExtension:
      'https://chrome.google.com/webstore/detail/desig-wallet/panpgppehdchfphcigocleabcmcgfoca',
  },
  guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://desig.io' } },
}
