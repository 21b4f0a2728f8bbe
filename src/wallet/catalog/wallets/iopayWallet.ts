import type { WalletEntry } from '../types.ts'

export const iopayWallet: WalletEntry = {
  id: 'iopay',
  name: 'ioPay Wallet',
  iconBackground: '#fff',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.iotex.iopay.gp',
    ios: 'https://apps.apple.com/us/app/iopay-multichain-crypto-wallet/id1478086371',
    qrCode: 'https://iopay.me/',
    browserExtension: 'https://iopay.me/',
  },
  links: { ios: 'iopay://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
  guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://iopay.me/' } },
}
