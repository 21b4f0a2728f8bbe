import type { WalletEntry } from '../types.ts'

export const gateWallet: WalletEntry = {
  id: 'gate',
  name: 'Gate Wallet',
  rdns: 'io.gate.wallet',
  iconAccent: '#fff',
  iconBackground: '#fff',
  namespaces: ['gatewallet'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.gateio.gateio',
    ios: 'https://apps.apple.com/us/app/gate-io-buy-bitcoin-crypto/id1294998195',
    mobile: 'https://www.gate.io/mobileapp',
    qrCode: 'https://www.gate.io/web3',
    chrome: 'https://chromewebstore.google.com/detail/gate-wallet/cpmkedoipcpimgecpmgpldfpohjplkpp',
    browserExtension: 'https://www.gate.io/web3',
  },
  links: { ios: 'gtweb3wallet://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.gate.io/learn' },
    extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://www.gate.io/learn' },
  },
}
