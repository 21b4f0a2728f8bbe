import type { WalletEntry } from '../types.ts'

export const oneKeyWallet: WalletEntry = {
  id: 'onekey',
  name: 'OneKey',
  rdns: 'so.onekey.app.wallet',
  iconAccent: '#00b812',
  iconBackground: '#fff',
  namespaces: ['$onekey.ethereum'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=so.onekey.app.wallet',
    browserExtension: 'https://www.onekey.so/download/',
    chrome: 'https://chrome.google.com/webstore/detail/onekey/jnmbobjmhlngoefaiojfljckilhhlhcj',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/onekey/obffkkagpmohennipjokmpllocnlndac',
    ios: 'https://apps.apple.com/us/app/onekey-open-source-wallet/id1609559473',
    mobile: 'https://www.onekey.so/download/',
    qrCode: 'https://www.onekey.so/download/',
  },
  guides: {
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://help.onekey.so/hc/en-us/categories/360000170236',
    },
  },
}
