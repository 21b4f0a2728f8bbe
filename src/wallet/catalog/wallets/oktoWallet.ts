import type { WalletEntry } from '../types.ts'

export const oktoWallet: WalletEntry = {
  id: 'Okto',
  name: 'Okto',
  iconBackground: '#fff',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=im.okto.contractwalletclient',
    ios: 'https://apps.apple.com/in/app/okto-wallet/id6450688229',
    mobile: 'https://okto.tech/',
    qrCode: 'https://okto.tech/',
  },
  links: { ios: 'okto://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
  guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://okto.tech/' } },
}
