import type { WalletEntry } from '../types.ts'

export const binanceWallet: WalletEntry = {
  id: 'binance',
  name: 'Binance Wallet',
  rdns: 'com.binance.wallet',
  iconBackground: '#000000',
  flags: ['isBinance'],
  namespaces: ['binancew3w.ethereum'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.binance.dev',
    ios: 'https://apps.apple.com/us/app/id1436799971',
    mobile: 'https://www.binance.com/en/download',
    qrCode: 'https://www.binance.com/en/web3wallet',
    chrome: 'https://chromewebstore.google.com/detail/cadiboklkpojfamcoggejbbdjcoiljjk',
  },
  links: {
    ios: 'bnc://app.binance.com/cedefi/wc?uri={uri:encoded}',
    android: '{uri}',
    qr: '{uri}',
  },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore: 'https://www.binance.com/en/web3wallet',
    },
  },
}
