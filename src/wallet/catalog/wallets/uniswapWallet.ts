import type { WalletEntry } from '../types.ts'

export const uniswapWallet: WalletEntry = {
  id: 'uniswap',
  name: 'Uniswap Wallet',
  iconBackground: '#ffd8ea',
  downloads: {
    ios: 'https://apps.apple.com/app/apple-store/id6443944476',
    mobile: 'https://wallet.uniswap.org/',
    qrCode: 'https://wallet.uniswap.org/',
  },
  links: {
    ios: 'uniswap://wc?uri={uri:encoded}',
    android: 'uniswap://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://wallet.uniswap.org/' },
  },
}
