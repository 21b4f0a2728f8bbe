import type { WalletEntry } from '../types.ts'

export const roninWallet: WalletEntry = {
  id: 'ronin',
  name: 'Ronin Wallet',
  rdns: 'com.roninchain.wallet',
  iconBackground: '#fff',
  namespaces: ['ronin.provider'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.skymavis.genesis',
    ios: 'https://apps.apple.com/us/app/ronin-wallet/id1592675001',
    mobile: 'https://wallet.roninchain.com',
    chrome:
      'https://chrome.google.com/webstore/detail/ronin-wallet/fnjhmkhhmkbjkkabndcnnogagogbneec',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/ronin-wallet/kjmoohlgokccodicjjfebfomlbljgfhk',
    firefox: 'https://addons.mozilla.org/firefox/addon/ronin-wallet',
    browserExtension: 'https://wallet.roninchain.com/',
    qrCode: 'https://wallet.roninchain.com/',
  },
  links: {
    ios: 'roninwallet://wc?uri={uri:encoded}',
    android: 'roninwallet://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://wallet.roninchain.com/' },
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://wallet.roninchain.com/',
    },
  },
}
