import type { WalletEntry } from '../types.ts'

export const bitskiWallet: WalletEntry = {
  id: 'bitski',
  name: 'Bitski',
  iconBackground: '#fff',
  flags: ['isBitski'],
  downloads: {
    chrome: 'https://chrome.google.com/webstore/detail/bitski/feejiigddaafeojfddjjlmfkabimkell',
    browserExtension: 'https://bitski.com',
  },
  guides: {
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore:
        'https://bitski.zendesk.com/hc/articles/12803972818836-How-to-install-the-Bitski-browser-extension',
    },
  },
}
