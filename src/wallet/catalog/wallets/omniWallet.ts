import type { WalletEntry } from '../types.ts'

export const omniWallet: WalletEntry = {
  id: 'omni',
  name: 'Omni',
  iconBackground: '#000',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=fi.steakwallet.app',
    ios: 'https://itunes.apple.com/us/app/id1569375204',
    mobile: 'https://omni.app',
    qrCode: 'https://omni.app',
  },
  links: { ios: 'omni://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://omni.app/support' },
  },
}
