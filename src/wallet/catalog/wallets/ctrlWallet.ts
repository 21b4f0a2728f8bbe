import type { WalletEntry } from '../types.ts'

export const ctrlWallet: WalletEntry = {
  id: 'ctrl',
  name: 'CTRL Wallet',
  rdns: 'xyz.ctrl',
  iconBackground: '#fff',
  namespaces: ['ctrl.ethereum', 'xfi.ethereum'],
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/ctrl-wallet/hmeobnfnfcmdkdcmlblgagmfpfboieaf',
    browserExtension: 'https://ctrl.xyz',
  },
  guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://ctrl.xyz' } },
}
