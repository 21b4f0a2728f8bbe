import type { WalletEntry } from '../types.ts'

export const dawnWallet: WalletEntry = {
  id: 'dawn',
  name: 'Dawn',
  iconBackground: '#000000',
  flags: ['isDawn'],
  downloads: {
    ios: 'https://apps.apple.com/us/app/dawn-ethereum-wallet/id1673143782',
    mobile: 'https://dawnwallet.xyz',
  },
}
