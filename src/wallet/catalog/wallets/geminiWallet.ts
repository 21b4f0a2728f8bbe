import type { WalletEntry } from '../types.ts'

export const geminiWallet: WalletEntry = {
  id: 'gemini',
  name: 'Gemini Wallet',
  shortName: 'Gemini',
  rdns: 'com.gemini.wallet',
  iconAccent: '#1fc4df',
  iconBackground: '#1fc4df',
  onlyInstalled: true,
}
