import type { WalletEntry } from '../types.ts'

export const talismanWallet: WalletEntry = {
  id: 'talisman',
  name: 'Talisman',
  rdns: 'xyz.talisman',
  iconBackground: '#fff',
  flags: ['isTalisman'],
  namespaces: ['talismanEth'],
  downloads: {
    chrome:
      'https://chrome.google.com/webstore/detail/talisman-polkadot-wallet/fijngjgcjhjmmpcmkeiomlglpeiijkld',
    firefox: 'https://addons.mozilla.org/en-US/firefox/addon/talisman-wallet-extension/',
    browserExtension: 'https://talisman.xyz/download',
  },
  guides: {
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://talisman.xyz/' },
  },
}
