import type { WalletEntry } from '../types.ts'

export const tokenaryWallet: WalletEntry = {
  id: 'tokenary',
  name: 'Tokenary',
  iconBackground: '#fff',
  flags: ['isTokenary'],
  downloads: {
    ios: 'https://tokenary.io/get',
    mobile: 'https://tokenary.io',
    qrCode: 'https://tokenary.io/get',
    safari: 'https://tokenary.io/get',
    browserExtension: 'https://tokenary.io/get',
  },
}
