import type { WalletEntry } from '../types.ts'

export const rabbyWallet: WalletEntry = {
  id: 'rabby',
  name: 'Rabby Wallet',
  rdns: 'io.rabby',
  iconBackground: '#8697ff',
  flags: ['isRabby'],
  downloads: {
    chrome:
      'https://chrome.google.com/webstore/detail/rabby-wallet/acmacodkjbdgmoleebolmdjonilkdbch',
    browserExtension: 'https://rabby.io',
  },
  guides: {
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://rabby.io/' },
  },
}
