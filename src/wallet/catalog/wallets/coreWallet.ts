import type { WalletEntry } from '../types.ts'

export const coreWallet: WalletEntry = {
  id: 'core',
  name: 'Core',
  rdns: 'app.core.extension',
  iconBackground: '#1a1a1c',
  flags: ['isAvalanche'],
  namespaces: ['avalanche'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.avaxwallet',
    ios: 'https://apps.apple.com/us/app/core-wallet/id6443685999',
    mobile: 'https://core.app/?downloadCoreMobile=1',
    qrCode: 'https://core.app/?downloadCoreMobile=1',
    chrome:
      'https://chrome.google.com/webstore/detail/core-crypto-wallet-nft-ex/agoakfejjabomempkjlepdflaleeobhb',
    browserExtension: 'https://extension.core.app/',
  },
  links: { ios: '{uri}', android: '{uri}', qr: '{uri}' },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore:
        'https://support.avax.network/en/articles/6115608-core-mobile-how-to-add-the-core-mobile-to-my-phone',
    },
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://extension.core.app/',
    },
  },
}
