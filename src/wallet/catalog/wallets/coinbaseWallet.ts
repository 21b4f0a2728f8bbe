import type { WalletEntry } from '../types.ts'

export const coinbaseWallet: WalletEntry = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  aliases: ['coinbaseWallet'],
  rdns: 'com.coinbase.wallet',
  iconAccent: '#2c5ff6',
  iconBackground: '#2c5ff6',
  flags: ['isCoinbaseWallet'],
  namespaces: ['coinbaseWalletExtension'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    ios: 'https://apps.apple.com/us/app/coinbase-wallet-store-crypto/id1278383455',
    mobile: 'https://coinbase.com/wallet/downloads',
    qrCode: 'https://coinbase.com/wallet/downloads',
    chrome:
      'https://chrome.google.com/webstore/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
    browserExtension: 'https://coinbase.com/wallet',
  },
  links: {
    ios: 'https://go.cb-w.com/wc?uri={uri:encoded}',
    android: 'https://go.cb-w.com/wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore: 'https://coinbase.com/wallet/articles/getting-started-mobile',
    },
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://coinbase.com/wallet/articles/getting-started-extension',
    },
  },
}
