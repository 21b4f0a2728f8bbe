import type { WalletEntry } from '../types.ts'

export const trustWallet: WalletEntry = {
  id: 'trust',
  name: 'Trust Wallet',
  rdns: 'com.trustwallet.app',
  iconAccent: '#3375bb',
  iconBackground: '#fff',
  flags: ['isTrust', 'isTrustWallet'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
    ios: 'https://apps.apple.com/us/app/trust-crypto-bitcoin-wallet/id1288339409',
    mobile: 'https://trustwallet.com/download',
    qrCode: 'https://trustwallet.com/download',
    chrome:
      'https://chrome.google.com/webstore/detail/trust-wallet/egjidjbpglichdcondbcbdnbeeppgdph',
    browserExtension: 'https://trustwallet.com/browser-extension',
  },
  links: {
    ios: 'trust://wc?uri={uri:encoded}',
    android: 'trust://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://trustwallet.com/' },
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://trustwallet.com/browser-extension',
    },
  },
}
