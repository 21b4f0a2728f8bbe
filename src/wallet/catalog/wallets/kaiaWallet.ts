import type { WalletEntry } from '../types.ts'

export const kaiaWallet: WalletEntry = {
  id: 'kaia',
  name: 'Kaia Wallet',
  iconBackground: '#fff',
  namespaces: ['klaytn'],
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/kaia-wallet/jblndlipeogpafnldhgmapagcccfchpi',
    browserExtension: 'https://app.kaiawallet.io',
    qrCode: 'https://app.kaiawallet.io',
    ios: 'https://apps.apple.com/us/app/kaia-wallet/id6502896387',
    android: 'https://play.google.com/store/apps/details?id=io.klutch.wallet',
    mobile: 'https://app.kaiawallet.io',
  },
  links: {
    ios: 'kaikas://walletconnect?uri={uri:encoded}',
    android: 'kaikas://walletconnect?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://kaiawallet.io' },
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://kaiawallet.io' },
  },
}
