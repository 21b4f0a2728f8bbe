import type { WalletEntry } from '../types.ts'

export const argentWallet: WalletEntry = {
  id: 'argent',
  name: 'Argent',
  iconBackground: '#fff',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=im.argent.contractwalletclient',
    ios: 'https://apps.apple.com/us/app/argent/id1358741926',
    mobile: 'https://www.ready.co/app',
    qrCode: 'https://www.ready.co/app',
  },
  links: { ios: 'argent://app/wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
  guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.ready.co/' } },
}
