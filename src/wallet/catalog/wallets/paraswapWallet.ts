import type { WalletEntry } from '../types.ts'

export const paraswapWallet: WalletEntry = {
  id: 'paraswap',
  name: 'ParaSwap Wallet',
  iconBackground: '#578cfc',
  downloads: {
    ios: 'https://apps.apple.com/us/app/paraswap-multichain-wallet/id1584610690',
    mobile: 'https://paraswap.io',
    qrCode: 'https://paraswap.io',
  },
  links: {
    ios: 'paraswap://wc?uri={uri:encoded}',
    android: 'paraswap://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://paraswap.io' } },
}
