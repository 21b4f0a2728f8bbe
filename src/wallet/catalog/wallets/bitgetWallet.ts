import type { WalletEntry } from '../types.ts'

export const bitgetWallet: WalletEntry = {
  id: 'bitget',
  name: 'Bitget Wallet',
  rdns: 'com.bitget.web3',
  iconAccent: '#f6851a',
  iconBackground: '#fff',
  flags: ['isBitKeep'],
  namespaces: ['bitkeep.ethereum'],
  downloads: {
    android: 'https://web3.bitget.com/en/wallet-download?type=0',
    ios: 'https://apps.apple.com/app/bitkeep/id1395301115',
    mobile: 'https://web3.bitget.com/en/wallet-download?type=2',
    qrCode: 'https://web3.bitget.com/en/wallet-download',
    chrome:
      'https://chrome.google.com/webstore/detail/bitkeep-crypto-nft-wallet/jiidiaalihmmhddjgbnbgdfflelocpak',
    browserExtension: 'https://web3.bitget.com/en/wallet-download',
  },
  links: { ios: 'bitkeep://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
  guides: {
    mobile: {
      steps: ['install', 'create', 'scan'],
      learnMore: 'https://web3.bitget.com/en/academy',
    },
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://web3.bitget.com/en/academy',
    },
  },
}
