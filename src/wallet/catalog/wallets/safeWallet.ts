import type { WalletEntry } from '../types.ts'

export const safeWallet: WalletEntry = {
  id: 'safe',
  name: 'Safe',
  iconAccent: '#12ff80',
  iconBackground: '#fff',
  foundAs: 'frame',
  onlyInstalled: true,
}
