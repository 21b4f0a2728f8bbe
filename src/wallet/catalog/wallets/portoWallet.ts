import type { WalletEntry } from '../types.ts'

export const portoWallet: WalletEntry = {
  id: 'porto',
  name: 'Porto',
  rdns: 'xyz.ithaca.porto',
  iconAccent: '#2e7cf6',
  iconBackground: '#2e7cf6',
  onlyInstalled: true,
}
