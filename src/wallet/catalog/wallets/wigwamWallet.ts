import type { WalletEntry } from '../types.ts'

export const wigwamWallet: WalletEntry = {
  id: 'wigwam',
  name: 'Wigwam',
  rdns: 'com.wigwam.wallet',
  iconBackground: '#80ef6e',
  flags: ['isWigwam'],
  namespaces: ['wigwamEthereum'],
  downloads: {
    chrome:
      'https://chromewebstore.google.com/detail/wigwam-%E2%80%94-web3-wallet/lccbohhgfkdikahanoclbdmaolidjdfl',
    browserExtension: 'https://wigwam.app',
  },
  guides: {
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://wigwam.app/' },
  },
}
