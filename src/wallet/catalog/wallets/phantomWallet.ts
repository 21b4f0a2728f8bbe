import type { WalletEntry } from '../types.ts'

export const phantomWallet: WalletEntry = {
  id: 'phantom',
  name: 'Phantom',
  rdns: 'app.phantom',
  iconBackground: '#9a8aee',
  namespaces: ['phantom.ethereum'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=app.phantom',
    ios: 'https://apps.apple.com/app/phantom-solana-wallet/1598432977',
    mobile: 'https://phantom.app/download',
    qrCode: 'https://phantom.app/download',
    chrome: 'https://chrome.google.com/webstore/detail/phantom/bfnaelmomeimhlpmgjnjophhpkkoljpa',
    firefox: 'https://addons.mozilla.org/firefox/addon/phantom-app/',
    browserExtension: 'https://phantom.app/download',
  },
  guides: {
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://help.phantom.app' },
  },
}
