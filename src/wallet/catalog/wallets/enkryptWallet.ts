import type { WalletEntry } from '../types.ts'

export const enkryptWallet: WalletEntry = {
  id: 'enkrypt',
  name: 'Enkrypt Wallet',
  rdns: 'com.enkrypt',
  iconBackground: '#fff',
  namespaces: ['enkrypt.providers.ethereum'],
  downloads: {
    qrCode: 'https://www.enkrypt.com',
    chrome:
      'https://chrome.google.com/webstore/detail/enkrypt-ethereum-polkadot/kkpllkodjeloidieedojogacfhpaihoh',
    browserExtension: 'https://www.enkrypt.com/',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/enkrypt-ethereum-polkad/gfenajajnjjmmdojhdjmnngomkhlnfjl',
    firefox: 'https://addons.mozilla.org/en-US/firefox/addon/enkrypt/',
    opera: 'https://addons.opera.com/en/extensions/details/enkrypt/',
    safari: 'https://apps.apple.com/app/enkrypt-web3-wallet/id1640164309',
  },
  guides: {
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://blog.enkrypt.com/what-is-a-web3-wallet/',
    },
  },
}
