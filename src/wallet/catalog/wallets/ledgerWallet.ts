import type { WalletEntry } from '../types.ts'

export const ledgerWallet: WalletEntry = {
  id: 'ledger',
  name: 'Ledger',
  iconAccent: '#000',
  iconBackground: '#000',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
    ios: 'https://apps.apple.com/us/app/ledger-live-web3-wallet/id1361671700',
    mobile: 'https://www.ledger.com/ledger-live',
    qrCode: 'https://www.ledger.com/ledger-live',
    windows: 'https://www.ledger.com/ledger-live/download',
    macos: 'https://www.ledger.com/ledger-live/download',
    linux: 'https://www.ledger.com/ledger-live/download',
    desktop: 'https://www.ledger.com/ledger-live',
  },
  links: {
    ios: 'ledgerlive://wc?uri={uri:encoded}',
    android: '{uri}',
    qr: 'ledgerlive://wc?uri={uri:encoded}',
    desktop: 'ledgerlive://wc?uri={uri:encoded}',
  },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore:
        'https://support.ledger.com/hc/en-us/articles/4404389503889-Getting-started-with-Ledger-Live',
    },
    desktop: {
      steps: ['install', 'create', 'connect'],
      learnMore:
        'https://support.ledger.com/hc/en-us/articles/4404389503889-Getting-started-with-Ledger-Live',
    },
  },
}
