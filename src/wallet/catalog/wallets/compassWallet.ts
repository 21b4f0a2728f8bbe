import type { WalletEntry } from '../types.ts'

export const compassWallet: WalletEntry = {
  id: 'compass',
  name: 'Compass Wallet',
  rdns: 'io.leapwallet.CompassWallet',
  iconBackground: '#fff',
  namespaces: ['compassEvm'],
  downloads: {
    chrome:
      'https://chromewebstore.google.com/detail/compass-wallet-for-sei/anokgmphncpekkhclmingpimjmcooifb',
    browserExtension: 'https://compasswallet.io/download',
  },
  guides: {
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://compasswallet.io/download',
    },
  },
}
