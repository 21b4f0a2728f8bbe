import type { WalletEntry } from '../types.ts'

export const tokenPocketWallet: WalletEntry = {
  id: 'tokenPocket',
  name: 'TokenPocket',
  rdns: 'pro.tokenpocket',
  iconBackground: '#2980fe',
  flags: ['isTokenPocket'],
  downloads: {
    chrome:
      'https://chrome.google.com/webstore/detail/tokenpocket/mfgccjchihfkkindfppnaooecgfneiii',
    browserExtension: 'https://extension.tokenpocket.pro/',
    android: 'https://play.google.com/store/apps/details?id=vip.mytokenpocket',
    ios: 'https://apps.apple.com/us/app/tp-global-wallet/id6444625622',
    qrCode: 'https://tokenpocket.pro/en/download/app',
    mobile: 'https://tokenpocket.pro/en/download/app',
  },
  links: {
    ios: 'tpoutside://wc?uri={uri:encoded}',
    android: 'tpoutside://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://help.tokenpocket.pro/en/' },
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://help.tokenpocket.pro/en/extension-wallet/faq/installation-tutorial',
    },
  },
}
