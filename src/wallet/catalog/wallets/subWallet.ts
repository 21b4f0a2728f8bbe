import type { WalletEntry } from '../types.ts'

export const subWallet: WalletEntry = {
  id: 'subwallet',
  name: 'SubWallet',
  rdns: 'app.subwallet',
  iconBackground: '#fff',
  namespaces: ['SubWallet'],
  downloads: {
    browserExtension: 'https://www.subwallet.app/download',
    chrome:
      'https://chrome.google.com/webstore/detail/subwallet-polkadot-wallet/onhogfjeacnfoofkfgppdlbmlmnplgbn',
    firefox: 'https://addons.mozilla.org/en-US/firefox/addon/subwallet/',
    edge: 'https://chrome.google.com/webstore/detail/subwallet-polkadot-wallet/onhogfjeacnfoofkfgppdlbmlmnplgbn',
    mobile: 'https://www.subwallet.app/download',
    android: 'https://play.google.com/store/apps/details?id=app.subwallet.mobile',
    ios: 'https://apps.apple.com/us/app/subwallet-polkadot-wallet/id1633050285',
    qrCode: 'https://www.subwallet.app/download',
  },
  links: {
    ios: 'subwallet://wc?uri={uri:encoded}',
    android: 'subwallet://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.subwallet.app/' },
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://www.subwallet.app/' },
  },
}
