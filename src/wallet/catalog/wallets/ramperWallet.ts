import type { WalletEntry } from '../types.ts'

export const ramperWallet: WalletEntry = {
  id: 'ramper',
  name: 'Ramper Wallet',
  iconAccent: '#cda349',
  iconBackground: '#fff',
  namespaces: ['ramper2.provider'],
  downloads: {
    chrome:
      'https://chromewebstore.google.com/detail/ramper-wallet/nbdhibgjnjpnkajaghbffjbkcgljfgdi',
    browserExtension: 'https://www.ramper.xyz/download',
  },
  guides: {
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://www.ramper.xyz' },
  },
}
