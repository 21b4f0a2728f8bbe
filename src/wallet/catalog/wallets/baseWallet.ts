import type { WalletEntry } from '../types.ts'

export const baseWallet: WalletEntry = {
  id: 'base',
  name: 'Base',
  aliases: ['baseAccount'],
  rdns: 'app.base.account',
  iconAccent: '#0000ff',
  iconBackground: '#0000ff',
  onlyInstalled: true,
}
