import type { WalletEntry } from '../types.ts'

export const tahoWallet: WalletEntry = {
  id: 'taho',
  name: 'Taho',
  iconBackground: '#d08d57',
  flags: ['isTally'],
  namespaces: ['tally'],
  downloads: {
    chrome: 'https://chrome.google.com/webstore/detail/taho/eajafomhmkipbjmfmhebemolkcicgfmd',
    browserExtension: 'https://taho.xyz',
  },
  guides: {
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore:
        'https://tahowallet.notion.site/Taho-Knowledge-Base-4d95ed5439c64d6db3d3d27abf1fdae5',
    },
  },
}
