import type { WalletEntry } from '../types.ts'

export const backpackWallet: WalletEntry = {
  id: 'backpack',
  name: 'Backpack',
  rdns: 'app.backpack.mobile',
  iconBackground: '#fff',
  namespaces: ['backpack.ethereum'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=app.backpack.mobile',
    browserExtension: 'https://backpack.app/download',
    chrome: 'https://chromewebstore.google.com/detail/backpack/aflkmfhebedbjioipglgcbcmnbpgliof',
    ios: 'https://apps.apple.com/app/backpack-wallet-exchange/id6445964121',
    mobile: 'https://backpack.app/download',
    qrCode: 'https://backpack.app/download',
  },
  guides: {
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://support.backpack.exchange/support/wallet',
    },
  },
}
