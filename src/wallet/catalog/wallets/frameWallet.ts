import type { WalletEntry } from '../types.ts'

export const frameWallet: WalletEntry = {
  id: 'frame',
  name: 'Frame',
  rdns: 'sh.frame',
  iconBackground: '#121c20',
  flags: ['isFrame'],
  downloads: { browserExtension: 'https://frame.sh/' },
  guides: {
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://docs.frame.sh/docs/Getting%20Started/Installation/',
    },
  },
}
