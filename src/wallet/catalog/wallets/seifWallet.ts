import type { WalletEntry } from '../types.ts'

export const seifWallet: WalletEntry = {
  id: 'seif',
  name: 'Seif',
  rdns: 'com.passkeywallet.seif',
  iconBackground: '#fff',
  namespaces: ['__seif'],
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/seif/albakdmmdafeafbehmcpoejenbeojejl',
  },
}
