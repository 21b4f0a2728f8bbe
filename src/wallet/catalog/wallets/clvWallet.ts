import type { WalletEntry } from '../types.ts'

export const clvWallet: WalletEntry = {
  id: 'clv',
  name: 'CLV',
  iconAccent: '#bdfde2',
  iconBackground: '#fff',
  namespaces: ['clover'],
  downloads: {
    chrome: 'https://chrome.google.com/webstore/detail/clv-wallet/nhnkbkgjikgcigadomkphalanndcapjk',
    ios: 'https://apps.apple.com/app/clover-wallet/id1570072858',
    mobile: 'https://apps.apple.com/app/clover-wallet/id1570072858',
    qrCode: 'https://clv.org/',
  },
  links: { ios: '{uri}', android: '{uri}', qr: '{uri}' },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://clv.org/' },
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://clv.org/' },
  },
}
