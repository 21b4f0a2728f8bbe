import type { WalletEntry } from '../types.ts'

export const walletConnectWallet: WalletEntry = {
  id: 'walletConnect',
  name: 'WalletConnect',
  iconBackground: '#3b99fc',
  anyWallet: true,
  links: { ios: '{uri}', android: '{uri}', qr: '{uri}' },
}
