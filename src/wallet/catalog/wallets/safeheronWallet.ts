import type { WalletEntry } from '../types.ts'

export const safeheronWallet: WalletEntry = {
  id: 'safeheron',
  name: 'Safeheron',
  iconBackground: '#fff',
  flags: ['isSafeheron'],
  namespaces: ['safeheron'],
  downloads: {
    chrome: 'https://chrome.google.com/webstore/detail/safeheron/aiaghdjafpiofpainifbgfgjfpclngoh',
    browserExtension: 'https://www.safeheron.com/',
  },
  guides: {
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://www.safeheron.com/' },
  },
}
