import type { WalletEntry } from '../types.ts'

export const krakenWallet: WalletEntry = {
  id: 'kraken',
  name: 'Kraken Wallet',
  iconBackground: '#ffd8ea',
  downloads: {
    ios: 'https://apps.apple.com/us/app/kraken-wallet/id1626327149',
    mobile: 'https://kraken.com/wallet',
    qrCode: 'https://kraken.com/wallet',
  },
  links: {
    ios: 'krakenwallet://wc?uri={uri:encoded}',
    android: 'krakenwallet://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://kraken.com/wallet' },
  },
}
