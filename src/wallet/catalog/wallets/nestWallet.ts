import type { WalletEntry } from '../types.ts'

export const nestWallet: WalletEntry = {
  id: 'nest',
  name: 'Nest',
  rdns: 'xyz.nestwallet',
  iconBackground: '#fff',
  flags: ['isNestWallet'],
  downloads: { browserExtension: 'https://nestwallet.xyz' },
  guides: {
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://nestwallet.xyz' },
  },
}
