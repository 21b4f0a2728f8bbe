import type { WalletEntry } from '../types.ts'

export const oneInchWallet: WalletEntry = {
  id: '1inch',
  name: '1inch Wallet',
  iconBackground: '#fff',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.oneinch.android',
    ios: 'https://apps.apple.com/us/app/1inch-crypto-defi-wallet/id1546049391',
    mobile: 'https://1inch.io/wallet',
    qrCode: 'https://1inch.io/wallet',
  },
  links: {
    ios: 'oneinch://wc?uri={uri:encoded}',
    android: 'oneinch://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://1inch.io/wallet' },
  },
}
