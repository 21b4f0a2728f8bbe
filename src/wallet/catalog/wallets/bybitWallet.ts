import type { WalletEntry } from '../types.ts'

export const bybitWallet: WalletEntry = {
  id: 'bybit',
  name: 'Bybit Wallet',
  rdns: 'com.bybit',
  iconBackground: '#000000',
  namespaces: ['bybitWallet'],
  downloads: {
    chrome:
      'https://chromewebstore.google.com/detail/bybit-wallet/pdliaogehgdbhbnmkklieghmmjkpigpa',
    browserExtension: 'https://www.bybit.com/en/web3',
    android: 'https://play.google.com/store/apps/details?id=com.bybit.app',
    ios: 'https://apps.apple.com/us/app/bybit-buy-trade-crypto/id1488296980',
    mobile: 'https://www.bybit.com/en/web3',
    qrCode: 'https://www.bybit.com/en/web3',
  },
  links: {
    ios: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri:encoded}',
    android: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.bybit.com/en/web3' },
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://www.bybit.com/en/web3',
    },
  },
}
