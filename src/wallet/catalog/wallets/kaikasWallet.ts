import type { WalletEntry } from '../types.ts'

export const kaikasWallet: WalletEntry = {
  id: 'kaikas',
  name: 'Kaikas Wallet',
  iconBackground: '#fff',
  namespaces: ['klaytn'],
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/kaikas/jblndlipeogpafnldhgmapagcccfchpi',
    browserExtension: 'https://app.kaikas.io',
    qrCode: 'https://app.kaikas.io',
    ios: 'https://apps.apple.com/us/app/kaikas-mobile-crypto-wallet/id1626107061',
    android: 'https://play.google.com/store/apps/details?id=io.klutch.wallet',
    mobile: 'https://app.kaikas.io',
  },
  links: {
    ios: 'kaikas://walletconnect?uri={uri:encoded}',
    android: 'kaikas://walletconnect?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://kaikas.io' },
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://kaikas.io' },
  },
}
