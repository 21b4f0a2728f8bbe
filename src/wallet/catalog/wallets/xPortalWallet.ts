import type { WalletEntry } from '../types.ts'

export const xPortalWallet: WalletEntry = {
  id: 'xportal',
  name: 'xPortal',
  rdns: 'com.elrond.maiar.wallet',
  iconAccent: '#23f7dd',
  iconBackground: '#23f7dd',
  flags: ['isxPortal'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.elrond.maiar.wallet',
    ios: 'https://apps.apple.com/us/app/xportal-btc-crypto-wallet/id1519405832',
    qrCode: 'https://xportal.com/app',
  },
  links: { ios: 'xportal://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore: 'https://help.xportal.com/en/articles/7038000-register-create-account',
    },
  },
}
