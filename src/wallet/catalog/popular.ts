import type { WalletEntry } from './types.ts'

/** The seven that everybody is offered, in this order. */
export const popularWallets: readonly WalletEntry[] = [
  {
    id: 'injected', name: 'Browser Wallet', iconBackground: '#fff', foundAs: 'nameless', onlyInstalled: true,
  },
  {
    id: 'safe', name: 'Safe', iconAccent: '#12ff80', iconBackground: '#fff', foundAs: 'frame', onlyInstalled: true,
  },
  {
    id: 'rainbow', name: 'Rainbow', rdns: 'me.rainbow', iconBackground: '#0c2f78', flags: ['isRainbow'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=me.rainbow',
      ios: 'https://apps.apple.com/app/apple-store/id1457119021',
      mobile: 'https://rainbow.download',
      qrCode: 'https://rainbow.download',
      browserExtension: 'https://rainbow.me/extension',
    },
    links: { ios: 'rainbow://wc?uri={uri:encoded}', android: '{uri}', qr: 'https://rnbwapp.com/wc?uri={uri:encoded}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://learn.rainbow.me/connect-to-a-website-or-app' } },
  },
  {
    id: 'coinbase', name: 'Coinbase Wallet', shortName: 'Coinbase', aliases: ['coinbaseWallet'], rdns: 'com.coinbase.wallet', iconAccent: '#2c5ff6', iconBackground: '#2c5ff6',
    flags: ['isCoinbaseWallet'], namespaces: ['coinbaseWalletExtension'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=org.toshi',
      ios: 'https://apps.apple.com/us/app/coinbase-wallet-store-crypto/id1278383455',
      mobile: 'https://coinbase.com/wallet/downloads',
      qrCode: 'https://coinbase.com/wallet/downloads',
      chrome: 'https://chrome.google.com/webstore/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
      browserExtension: 'https://coinbase.com/wallet',
    },
    links: { ios: 'https://go.cb-w.com/wc?uri={uri:encoded}', android: 'https://go.cb-w.com/wc?uri={uri:encoded}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://coinbase.com/wallet/articles/getting-started-mobile' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://coinbase.com/wallet/articles/getting-started-extension' },
    },
  },
  {
    id: 'metaMask', name: 'MetaMask', aliases: ['io.metamask.mobile'], rdns: 'io.metamask', iconAccent: '#f6851a', iconBackground: '#fff', flags: ['isMetaMask'],
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
    links: { ios: 'metamask://wc?uri={uri:encoded}', android: '{uri}', qr: 'https://metamask.app.link/wc?uri={uri:encoded}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://metamask.io/faqs/' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://metamask.io/faqs/' },
    },
  },
  {
    id: 'walletConnect', name: 'WalletConnect', iconBackground: '#3b99fc', anyWallet: true,
    links: { ios: '{uri}', android: '{uri}', qr: '{uri}' },
  },
  {
    id: 'brave', name: 'Brave Wallet', rdns: 'com.brave.wallet', iconBackground: '#fff', flags: ['isBraveWallet'], onlyInstalled: true,
  },
]
