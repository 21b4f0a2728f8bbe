import type { WalletEntry } from '../types.ts'

export const rainbowWallet: WalletEntry = {
  id: 'rainbow',
  name: 'Rainbow',
  rdns: 'me.rainbow',
  iconBackground: '#0c2f78',
  flags: ['isRainbow'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    ios: 'https://apps.apple.com/app/apple-store/id1457119021',
    mobile: 'https://rainbow.download',
    qrCode: 'https://rainbow.download',
    browserExtension: 'https://rainbow.me/extension',
  },
  links: {
    ios: 'rainbow://wc?uri={uri:encoded}',
    android: '{uri}',
    qr: 'https://rnbwapp.com/wc?uri={uri:encoded}',
  },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore: 'https://learn.rainbow.me/connect-to-a-website-or-app',
    },
  },
}
