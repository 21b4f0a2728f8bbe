import type { WalletEntry } from '../types.ts'

export const frontierWallet: WalletEntry = {
  id: 'frontier',
  name: 'Frontier Wallet',
  rdns: 'xyz.frontier.wallet',
  iconBackground: '#cc703c',
  flags: ['isFrontier'],
  namespaces: ['frontier.ethereum'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.frontierwallet',
    ios: 'https://apps.apple.com/us/app/frontier-crypto-defi-wallet/id1482380988',
    qrCode: 'https://www.frontier.xyz/download',
    chrome:
      'https://chrome.google.com/webstore/detail/frontier-wallet/kppfdiipphfccemcignhifpjkapfbihd',
    browserExtension: 'https://www.frontier.xyz/download',
  },
  links: { ios: '{uri}', android: 'frontier://wc?uri={uri:encoded}', qr: '{uri}' },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://help.frontier.xyz/en/' },
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://help.frontier.xyz/en/articles/6967236-setting-up-frontier-on-your-device',
    },
  },
}
