import type { WalletEntry } from '../types.ts'

export const magicEdenWallet: WalletEntry = {
  id: 'magicEden',
  name: 'Magic Eden Wallet',
  rdns: 'io.magiceden.wallet',
  iconBackground: '#36114d',
  namespaces: ['magicEden.ethereum'],
  downloads: {
    chrome:
      'https://chromewebstore.google.com/detail/magic-eden-wallet/mkpegjkblkkefacfnmkajcjmabijhclg',
    browserExtension: 'https://wallet.magiceden.io/',
  },
  guides: {
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://wallet.magiceden.io/support',
    },
  },
}
