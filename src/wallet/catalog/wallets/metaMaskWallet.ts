import type { WalletEntry } from '../types.ts'

export const metaMaskWallet: WalletEntry = {
  id: 'metaMask',
  name: 'MetaMask',
  aliases: ['io.metamask.mobile'],
  rdns: 'io.metamask',
  iconAccent: '#f6851a',
  iconBackground: '#fff',
  flags: ['isMetaMask'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
    ios: 'https://apps.apple.com/us/app/metamask/id1438144202',
    mobile: 'https://metamask.io/download',
    qrCode: 'https://metamask.io/download',
    chrome: 'https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
    firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask',
    opera: 'https://addons.opera.com/extensions/details/metamask-10',
    browserExtension: 'https://metamask.io/download',
  },
  links: {
    ios: 'metamask://wc?uri={uri:encoded}',
    android: '{uri}',
    qr: 'https://metamask.app.link/wc?uri={uri:encoded}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://metamask.io/faqs/' },
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://metamask.io/faqs/' },
  },
}
