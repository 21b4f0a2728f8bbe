import type { WalletEntry } from '../types.ts'

export const bitverseWallet: WalletEntry = {
  id: 'bitverse',
  name: 'Bitverse Wallet',
  iconBackground: '#171728',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bitverse.app',
    ios: 'https://apps.apple.com/us/app/bitverse-discover-web3-wealth/id1645515614',
    qrCode: 'https://www.bitverse.zone/download',
  },
  links: {
    ios: 'bitverseapp://open/wallet/wc?uri={uri:encoded}',
    android: 'bitverseapp://open/wallet/wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.bitverse.zone' },
  },
}
