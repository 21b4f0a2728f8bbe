import type { WalletEntry } from '../types.ts'

export const safepalWallet: WalletEntry = {
  id: 'safepal',
  name: 'SafePal Wallet',
  iconAccent: '#3375bb',
  iconBackground: '#fff',
  flags: ['isSafePal'],
  namespaces: ['safepalProvider'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.safepal.wallet',
    ios: 'https://apps.apple.com/app/apple-store/id1548297139',
    mobile: 'https://www.safepal.com/en/download',
    qrCode: 'https://www.safepal.com/en/download',
    chrome:
      'https://chrome.google.com/webstore/detail/safepal-extension-wallet/lgmpcpglpngdoalbgeoldeajfclnhafa',
    browserExtension: 'https://www.safepal.com/download?product=2',
  },
  links: {
    ios: 'safepalwallet://wc?uri={uri:encoded}',
    android: 'safepalwallet://wc?uri={uri:encoded}',
  },
  guides: {
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://www.safepal.com/download?product=2',
    },
  },
}
