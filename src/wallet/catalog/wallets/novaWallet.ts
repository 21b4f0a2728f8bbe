import type { WalletEntry } from '../types.ts'

export const novaWallet: WalletEntry = {
  id: 'nova',
  name: 'Nova Wallet',
  rdns: 'io.novawallet',
  iconBackground: '#fff',
  flags: ['isNovaWallet'],
  marks: ['walletExtension.isNovaWallet'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.novafoundation.nova.market',
    ios: 'https://apps.apple.com/us/app/nova-polkadot-wallet/id1597119355',
    mobile: 'https://novawallet.io',
    qrCode: 'https://novawallet.io',
  },
  links: {
    ios: 'novawallet://wc?uri={uri:encoded}',
    android: 'novawallet://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore: 'https://docs.novawallet.io/nova-wallet-wiki/dapps/using-walletconnect-for-dapps',
    },
  },
}
