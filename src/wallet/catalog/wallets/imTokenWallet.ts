import type { WalletEntry } from '../types.ts'

export const imTokenWallet: WalletEntry = {
  id: 'imToken',
  name: 'imToken',
  iconBackground: '#098de6',
  flags: ['isImToken'],
  marks: ['imToken'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=im.token.app',
    ios: 'https://itunes.apple.com/us/app/imtoken2/id1384798940',
    mobile: 'https://token.im/download',
    qrCode: 'https://token.im/download',
  },
  links: {
    ios: 'imtokenv2://wc?uri={uri:encoded}',
    android: 'imtokenv2://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore: 'https://support.token.im/hc/en-us/categories/360000925393',
    },
  },
}
