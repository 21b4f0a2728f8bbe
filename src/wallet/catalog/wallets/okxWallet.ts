import type { WalletEntry } from '../types.ts'

export const okxWallet: WalletEntry = {
  id: 'okx',
  name: 'OKX Wallet',
  rdns: 'com.okex.wallet',
  iconAccent: '#000',
  iconBackground: '#000',
  namespaces: ['okxwallet'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.okinc.okex.gp',
    ios: 'https://itunes.apple.com/app/id1327268470',
    mobile: 'https://okx.com/download',
    qrCode: 'https://okx.com/download',
    chrome: 'https://chrome.google.com/webstore/detail/okx-wallet/mcohilncbfahbmgdjkbpemcciiolgcge',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/okx-wallet/pbpjkcldjiffchgbbndmhojiacbgflha',
    firefox: 'https://addons.mozilla.org/firefox/addon/okexwallet/',
    browserExtension: 'https://okx.com/download',
  },
  links: { ios: 'okex://main/wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://okx.com/web3/' },
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://okx.com/web3/' },
  },
}
