import type { WalletEntry } from '../types.ts'

export const berasigWallet: WalletEntry = {
  id: 'berasig',
  name: 'BeraSig',
  rdns: 'app.berasig',
  iconBackground: '#fff',
  namespaces: ['berasig.ethereum'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.berasig.ios',
    ios: 'https://apps.apple.com/us/app/berasig-wallet-on-berachain/id6502052535',
    qrCode: 'https://berasig.com',
    mobile: 'https://berasig.com',
    browserExtension:
      'https://chromewebstore.google.com/detail/berasig/ckedkkegjbflcfblcjklibnedmfjppbj',
  },
  guides: {
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://berasig.com' },
  },
}
