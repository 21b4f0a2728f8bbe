import type { WalletEntry } from '../types.ts'

export const valoraWallet: WalletEntry = {
  id: 'valora',
  name: 'Valora',
  iconBackground: '#fff',
  downloads: {
    ios: 'https://apps.apple.com/app/id1520414263',
    android: 'https://play.google.com/store/apps/details?id=co.clabs.valora',
    mobile: 'https://valora.xyz',
    qrCode: 'https://valora.xyz',
  },
  links: { ios: 'celo://wallet/wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
  guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://valora.xyz/' } },
}
