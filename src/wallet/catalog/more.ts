import type { WalletEntry } from './types.ts'

/**
 * Sixty-seven more. Loaded when somebody looks for them: see `loadMore`. Base, Gemini and Porto are reached through clients of their own,
 * which the kit does not carry, so they are listed where they announce themselves. Argent and Kaikas are the former names of Ready and Kaia.
 */
export const moreWallets: readonly WalletEntry[] = [
  {
    id: 'anchorageDigital', name: 'Anchorage Digital', rdns: 'com.anchorage.connect', iconAccent: '#ffffff', iconBackground: '#000000',
    flags: ['isAnchorageDigital'],
    downloads: {
      chrome: 'https://chromewebstore.google.com/detail/anchorage-digital/fadcgekaahkbmhjnpdhldednpbfpmkfl',
      ios: 'https://apps.apple.com/us/app/anchorage-digital/id6754656781',
      mobile: 'https://apps.apple.com/us/app/anchorage-digital/id6754656781',
      qrCode: 'https://apps.apple.com/us/app/anchorage-digital/id6754656781',
    },
    guides: { extension: { steps: ['install', 'scan', 'refresh'], learnMore: 'https://www.anchorage.com' } },
  },
  {
    id: 'argent', name: 'Argent', iconBackground: '#fff',
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=im.argent.contractwalletclient',
      ios: 'https://apps.apple.com/us/app/argent/id1358741926',
      mobile: 'https://www.ready.co/app',
      qrCode: 'https://www.ready.co/app',
    },
    links: { ios: 'argent://app/wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.ready.co/' } },
  },
  {
    id: 'backpack', name: 'Backpack', rdns: 'app.backpack.mobile', iconBackground: '#fff', namespaces: ['backpack.ethereum'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=app.backpack.mobile',
      browserExtension: 'https://backpack.app/download',
      chrome: 'https://chromewebstore.google.com/detail/backpack/aflkmfhebedbjioipglgcbcmnbpgliof',
      ios: 'https://apps.apple.com/app/backpack-wallet-exchange/id6445964121',
      mobile: 'https://backpack.app/download',
      qrCode: 'https://backpack.app/download',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://support.backpack.exchange/support/wallet' } },
  },
  {
    id: 'base', name: 'Base', aliases: ['baseAccount'], rdns: 'app.base.account', iconAccent: '#0000ff', iconBackground: '#0000ff',
    onlyInstalled: true,
  },
  {
    id: 'berasig', name: 'BeraSig', rdns: 'app.berasig', iconBackground: '#fff', namespaces: ['berasig.ethereum'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=io.berasig.ios',
      ios: 'https://apps.apple.com/us/app/berasig-wallet-on-berachain/id6502052535',
      qrCode: 'https://berasig.com',
      mobile: 'https://berasig.com',
      browserExtension: 'https://chromewebstore.google.com/detail/berasig/ckedkkegjbflcfblcjklibnedmfjppbj',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://berasig.com' } },
  },
  {
    id: 'bestWallet', name: 'Best Wallet', iconBackground: '#5961ff',
    downloads: {
      android: 'https://bestwallet.com',
      ios: 'https://bestwallet.com',
      mobile: 'https://bestwallet.com',
      qrCode: 'https://bestwallet.com',
    },
    links: { ios: 'bw://connect/wc?uri={uri:encoded}', android: 'bw://connect/wc?uri={uri:encoded}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://bestwallet.com' } },
  },
  {
    id: 'bifrostWallet', name: 'Bifrost Wallet', rdns: 'com.bifrostwallet', iconBackground: '#fff', flags: ['isBifrost'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.bifrostwallet.app',
      ios: 'https://apps.apple.com/us/app/bifrost-wallet/id1577198351',
      qrCode: 'https://bifrostwallet.com/#download-app',
    },
    links: { ios: 'https://app.bifrostwallet.com/wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://support.bifrostwallet.com/en/articles/6886814-how-to-use-walletconnect' },
    },
  },
  {
    id: 'binance', name: 'Binance Wallet', rdns: 'com.binance.wallet', iconBackground: '#000000',
    flags: ['isBinance'], namespaces: ['binancew3w.ethereum'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.binance.dev',
      ios: 'https://apps.apple.com/us/app/id1436799971',
      mobile: 'https://www.binance.com/en/download',
      qrCode: 'https://www.binance.com/en/web3wallet',
      chrome: 'https://chromewebstore.google.com/detail/cadiboklkpojfamcoggejbbdjcoiljjk',
    },
    links: { ios: 'bnc://app.binance.com/cedefi/wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.binance.com/en/web3wallet' } },
  },
  {
    id: 'bitget', name: 'Bitget Wallet', rdns: 'com.bitget.web3', iconAccent: '#f6851a', iconBackground: '#fff',
    flags: ['isBitKeep'], namespaces: ['bitkeep.ethereum'],
    downloads: {
      android: 'https://web3.bitget.com/en/wallet-download?type=0',
      ios: 'https://apps.apple.com/app/bitkeep/id1395301115',
      mobile: 'https://web3.bitget.com/en/wallet-download?type=2',
      qrCode: 'https://web3.bitget.com/en/wallet-download',
      chrome: 'https://chrome.google.com/webstore/detail/bitkeep-crypto-nft-wallet/jiidiaalihmmhddjgbnbgdfflelocpak',
      browserExtension: 'https://web3.bitget.com/en/wallet-download',
    },
    links: { ios: 'bitkeep://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://web3.bitget.com/en/academy' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://web3.bitget.com/en/academy' },
    },
  },
  {
    id: 'bitski', name: 'Bitski', iconBackground: '#fff', flags: ['isBitski'],
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/bitski/feejiigddaafeojfddjjlmfkabimkell',
      browserExtension: 'https://bitski.com',
    },
    guides: {
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://bitski.zendesk.com/hc/articles/12803972818836-How-to-install-the-Bitski-browser-extension' },
    },
  },
  {
    id: 'bitverse', name: 'Bitverse Wallet', iconBackground: '#171728',
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.bitverse.app',
      ios: 'https://apps.apple.com/us/app/bitverse-discover-web3-wealth/id1645515614',
      qrCode: 'https://www.bitverse.zone/download',
    },
    links: {
      ios: 'bitverseapp://open/wallet/wc?uri={uri:encoded}',
      android: 'bitverseapp://open/wallet/wc?uri={uri:encoded}',
      qr: '{uri}',
    },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.bitverse.zone' } },
  },
  {
    id: 'bloom', name: 'Bloom Wallet', iconAccent: '#000', iconBackground: '#000',
    downloads: { desktop: 'https://bloomwallet.io/' },
    links: { desktop: 'bloom://wallet-connect/wc?uri={uri:encoded}' },
    guides: { desktop: { steps: ['install', 'create', 'connect'], learnMore: 'https://bloomwallet.io/' } },
  },
  {
    id: 'bybit', name: 'Bybit Wallet', rdns: 'com.bybit', iconBackground: '#000000', namespaces: ['bybitWallet'],
    downloads: {
      chrome: 'https://chromewebstore.google.com/detail/bybit-wallet/pdliaogehgdbhbnmkklieghmmjkpigpa',
      browserExtension: 'https://www.bybit.com/en/web3',
      android: 'https://play.google.com/store/apps/details?id=com.bybit.app',
      ios: 'https://apps.apple.com/us/app/bybit-buy-trade-crypto/id1488296980',
      mobile: 'https://www.bybit.com/en/web3',
      qrCode: 'https://www.bybit.com/en/web3',
    },
    links: {
      ios: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri:encoded}',
      android: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri:encoded}',
      qr: '{uri}',
    },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.bybit.com/en/web3' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://www.bybit.com/en/web3' },
    },
  },
  {
    id: 'clv', name: 'CLV', iconAccent: '#bdfde2', iconBackground: '#fff', namespaces: ['clover'],
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/clv-wallet/nhnkbkgjikgcigadomkphalanndcapjk',
      ios: 'https://apps.apple.com/app/clover-wallet/id1570072858',
      mobile: 'https://apps.apple.com/app/clover-wallet/id1570072858',
      qrCode: 'https://clv.org/',
    },
    links: { ios: '{uri}', android: '{uri}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://clv.org/' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://clv.org/' },
    },
  },
  {
    id: 'coin98', name: 'Coin98 Wallet', rdns: 'com.coin98', iconAccent: '#cda349', iconBackground: '#fff',
    flags: ['isCoin98'], namespaces: ['coin98.provider', 'coin98Wallet'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=coin98.crypto.finance.media',
      ios: 'https://apps.apple.com/vn/app/coin98-super-app/id1561969966',
      mobile: 'https://coin98.com/wallet',
      qrCode: 'https://coin98.com/wallet',
      chrome: 'https://chrome.google.com/webstore/detail/coin98-wallet/aeachknmefphepccionboohckonoeemg',
      browserExtension: 'https://coin98.com/wallet',
    },
    links: { ios: '{uri}', android: '{uri}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://coin98.com/wallet' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://coin98.com/wallet' },
    },
  },
  {
    id: 'compass', name: 'Compass Wallet', rdns: 'io.leapwallet.CompassWallet', iconBackground: '#fff', namespaces: ['compassEvm'],
    downloads: {
      chrome: 'https://chromewebstore.google.com/detail/compass-wallet-for-sei/anokgmphncpekkhclmingpimjmcooifb',
      browserExtension: 'https://compasswallet.io/download',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://compasswallet.io/download' } },
  },
  {
    id: 'core', name: 'Core', rdns: 'app.core.extension', iconBackground: '#1a1a1c', flags: ['isAvalanche'], namespaces: ['avalanche'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.avaxwallet',
      ios: 'https://apps.apple.com/us/app/core-wallet/id6443685999',
      mobile: 'https://core.app/?downloadCoreMobile=1',
      qrCode: 'https://core.app/?downloadCoreMobile=1',
      chrome: 'https://chrome.google.com/webstore/detail/core-crypto-wallet-nft-ex/agoakfejjabomempkjlepdflaleeobhb',
      browserExtension: 'https://extension.core.app/',
    },
    links: { ios: '{uri}', android: '{uri}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://support.avax.network/en/articles/6115608-core-mobile-how-to-add-the-core-mobile-to-my-phone' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://extension.core.app/' },
    },
  },
  {
    id: 'ctrl', name: 'CTRL Wallet', rdns: 'xyz.ctrl', iconBackground: '#fff', namespaces: ['ctrl.ethereum', 'xfi.ethereum'],
    downloads: {
      chrome: 'https://chromewebstore.google.com/detail/ctrl-wallet/hmeobnfnfcmdkdcmlblgagmfpfboieaf',
      browserExtension: 'https://ctrl.xyz',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://ctrl.xyz' } },
  },
  {
    id: 'dawn', name: 'Dawn', iconBackground: '#000000', flags: ['isDawn'],
    downloads: { ios: 'https://apps.apple.com/us/app/dawn-ethereum-wallet/id1673143782', mobile: 'https://dawnwallet.xyz' },
  },
  {
    id: 'desig', name: 'Desig Wallet', iconBackground: '#fff', namespaces: ['desig.ethereum'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=io.desig.app',
      ios: 'https://apps.apple.com/app/desig-wallet/id6450106028',
      qrCode: 'https://desig.io',
      mobile: 'https://desig.io',
      browserExtension: 'https://chrome.google.com/webstore/detail/desig-wallet/panpgppehdchfphcigocleabcmcgfoca',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://desig.io' } },
  },
  {
    id: 'enkrypt', name: 'Enkrypt Wallet', rdns: 'com.enkrypt', iconBackground: '#fff', namespaces: ['enkrypt.providers.ethereum'],
    downloads: {
      qrCode: 'https://www.enkrypt.com',
      chrome: 'https://chrome.google.com/webstore/detail/enkrypt-ethereum-polkadot/kkpllkodjeloidieedojogacfhpaihoh',
      browserExtension: 'https://www.enkrypt.com/',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/enkrypt-ethereum-polkad/gfenajajnjjmmdojhdjmnngomkhlnfjl',
      firefox: 'https://addons.mozilla.org/en-US/firefox/addon/enkrypt/',
      opera: 'https://addons.opera.com/en/extensions/details/enkrypt/',
      safari: 'https://apps.apple.com/app/enkrypt-web3-wallet/id1640164309',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://blog.enkrypt.com/what-is-a-web3-wallet/' } },
  },
  {
    id: 'foxwallet', name: 'FoxWallet', iconBackground: '#fff', namespaces: ['foxwallet.ethereum'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.foxwallet.play',
      ios: 'https://apps.apple.com/app/foxwallet-crypto-web3/id1590983231',
      qrCode: 'https://foxwallet.com/download',
    },
    links: { ios: 'foxwallet://wc?uri={uri:encoded}', android: 'foxwallet://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://foxwallet.com' } },
  },
  {
    id: 'frame', name: 'Frame', rdns: 'sh.frame', iconBackground: '#121c20', flags: ['isFrame'],
    downloads: { browserExtension: 'https://frame.sh/' },
    guides: {
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://docs.frame.sh/docs/Getting%20Started/Installation/' },
    },
  },
  {
    id: 'frontier', name: 'Frontier Wallet', rdns: 'xyz.frontier.wallet', iconBackground: '#cc703c',
    flags: ['isFrontier'], namespaces: ['frontier.ethereum'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.frontierwallet',
      ios: 'https://apps.apple.com/us/app/frontier-crypto-defi-wallet/id1482380988',
      qrCode: 'https://www.frontier.xyz/download',
      chrome: 'https://chrome.google.com/webstore/detail/frontier-wallet/kppfdiipphfccemcignhifpjkapfbihd',
      browserExtension: 'https://www.frontier.xyz/download',
    },
    links: { ios: '{uri}', android: 'frontier://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://help.frontier.xyz/en/' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://help.frontier.xyz/en/articles/6967236-setting-up-frontier-on-your-device' },
    },
  },
  {
    id: 'gate', name: 'Gate Wallet', rdns: 'io.gate.wallet', iconAccent: '#fff', iconBackground: '#fff', namespaces: ['gatewallet'],
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
  },
  {
    id: 'gemini', name: 'Gemini Wallet', shortName: 'Gemini', rdns: 'com.gemini.wallet', iconAccent: '#1fc4df', iconBackground: '#1fc4df',
    onlyInstalled: true,
  },
  {
    id: 'imToken', name: 'imToken', iconBackground: '#098de6', flags: ['isImToken'], marks: ['imToken'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=im.token.app',
      ios: 'https://itunes.apple.com/us/app/imtoken2/id1384798940',
      mobile: 'https://token.im/download',
      qrCode: 'https://token.im/download',
    },
    links: { ios: 'imtokenv2://wc?uri={uri:encoded}', android: 'imtokenv2://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://support.token.im/hc/en-us/categories/360000925393' } },
  },
  {
    id: 'iopay', name: 'ioPay Wallet', iconBackground: '#fff',
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=io.iotex.iopay.gp',
      ios: 'https://apps.apple.com/us/app/iopay-multichain-crypto-wallet/id1478086371',
      qrCode: 'https://iopay.me/',
      browserExtension: 'https://iopay.me/',
    },
    links: { ios: 'iopay://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://iopay.me/' } },
  },
  {
    id: 'kaia', name: 'Kaia Wallet', iconBackground: '#fff', namespaces: ['klaytn'],
    downloads: {
      chrome: 'https://chromewebstore.google.com/detail/kaia-wallet/jblndlipeogpafnldhgmapagcccfchpi',
      browserExtension: 'https://app.kaiawallet.io',
      qrCode: 'https://app.kaiawallet.io',
      ios: 'https://apps.apple.com/us/app/kaia-wallet/id6502896387',
      android: 'https://play.google.com/store/apps/details?id=io.klutch.wallet',
      mobile: 'https://app.kaiawallet.io',
    },
    links: { ios: 'kaikas://walletconnect?uri={uri:encoded}', android: 'kaikas://walletconnect?uri={uri:encoded}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://kaiawallet.io' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://kaiawallet.io' },
    },
  },
  {
    id: 'kaikas', name: 'Kaikas Wallet', iconBackground: '#fff', namespaces: ['klaytn'],
    downloads: {
      chrome: 'https://chromewebstore.google.com/detail/kaikas/jblndlipeogpafnldhgmapagcccfchpi',
      browserExtension: 'https://app.kaikas.io',
      qrCode: 'https://app.kaikas.io',
      ios: 'https://apps.apple.com/us/app/kaikas-mobile-crypto-wallet/id1626107061',
      android: 'https://play.google.com/store/apps/details?id=io.klutch.wallet',
      mobile: 'https://app.kaikas.io',
    },
    links: { ios: 'kaikas://walletconnect?uri={uri:encoded}', android: 'kaikas://walletconnect?uri={uri:encoded}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://kaikas.io' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://kaikas.io' },
    },
  },
  {
    id: 'kraken', name: 'Kraken Wallet', iconBackground: '#ffd8ea',
    downloads: {
      ios: 'https://apps.apple.com/us/app/kraken-wallet/id1626327149',
      mobile: 'https://kraken.com/wallet',
      qrCode: 'https://kraken.com/wallet',
    },
    links: { ios: 'krakenwallet://wc?uri={uri:encoded}', android: 'krakenwallet://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://kraken.com/wallet' } },
  },
  {
    id: 'kresus-wallet', name: 'Kresus Wallet', iconBackground: '#fff',
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.kresus.superapp',
      ios: 'https://apps.apple.com/us/app/kresus-crypto-nft-superapp/id6444355152',
      qrCode: 'https://kresusconnect.kresus.com/download',
    },
    links: { ios: 'com.kresus.superapp://wc?uri={uri:encoded}', android: 'com.kresus.superapp://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://kresus.com/' } },
  },
  {
    id: 'ledger', name: 'Ledger', iconAccent: '#000', iconBackground: '#000',
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
      ios: 'https://apps.apple.com/us/app/ledger-live-web3-wallet/id1361671700',
      mobile: 'https://www.ledger.com/ledger-live',
      qrCode: 'https://www.ledger.com/ledger-live',
      windows: 'https://www.ledger.com/ledger-live/download',
      macos: 'https://www.ledger.com/ledger-live/download',
      linux: 'https://www.ledger.com/ledger-live/download',
      desktop: 'https://www.ledger.com/ledger-live',
    },
    links: {
      ios: 'ledgerlive://wc?uri={uri:encoded}',
      android: '{uri}',
      qr: 'ledgerlive://wc?uri={uri:encoded}',
      desktop: 'ledgerlive://wc?uri={uri:encoded}',
    },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://support.ledger.com/hc/en-us/articles/4404389503889-Getting-started-with-Ledger-Live' },
      desktop: { steps: ['install', 'create', 'connect'], learnMore: 'https://support.ledger.com/hc/en-us/articles/4404389503889-Getting-started-with-Ledger-Live' },
    },
  },
  {
    id: 'magicEden', name: 'Magic Eden Wallet', rdns: 'io.magiceden.wallet', iconBackground: '#36114d', namespaces: ['magicEden.ethereum'],
    downloads: {
      chrome: 'https://chromewebstore.google.com/detail/magic-eden-wallet/mkpegjkblkkefacfnmkajcjmabijhclg',
      browserExtension: 'https://wallet.magiceden.io/',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://wallet.magiceden.io/support' } },
  },
  {
    id: 'meco', name: 'MeCo Wallet', rdns: 'com.meco.wallet', iconBackground: '#7443df',
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.memecore.wallet',
      ios: 'https://apps.apple.com/us/app/meco-wallet/id6749523218',
      mobile: 'https://mecowallet.com',
      chrome: 'https://mecowallet.com',
      qrCode: 'https://mecowallet.com',
    },
    links: { ios: 'mecowallet://wc?uri={uri:encoded}', android: 'mecowallet://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://mecowallet.com/' } },
  },
  {
    id: 'mew', name: 'MEW wallet', iconBackground: '#fff', flags: ['isMEWwallet'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.myetherwallet.mewwallet',
      ios: 'https://apps.apple.com/app/apple-store/id1464614025',
      mobile: 'https://mewwallet.com',
      qrCode: 'https://mewwallet.com',
    },
    links: {
      ios: 'https://mewwallet.com/wc?uri={uri:encoded}',
      android: 'https://mewwallet.com/wc?uri={uri:encoded}',
      qr: 'https://mewwallet.com/wc?uri={uri:encoded}',
    },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://help.myetherwallet.com/en/articles/5946588-create-and-back-up-your-wallet-with-mew-wallet-ios' },
    },
  },
  {
    id: 'nest', name: 'Nest', rdns: 'xyz.nestwallet', iconBackground: '#fff', flags: ['isNestWallet'],
    downloads: { browserExtension: 'https://nestwallet.xyz' },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://nestwallet.xyz' } },
  },
  {
    id: 'nova', name: 'Nova Wallet', rdns: 'io.novawallet', iconBackground: '#fff', flags: ['isNovaWallet'], marks: ['walletExtension.isNovaWallet'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=io.novafoundation.nova.market',
      ios: 'https://apps.apple.com/us/app/nova-polkadot-wallet/id1597119355',
      mobile: 'https://novawallet.io',
      qrCode: 'https://novawallet.io',
    },
    links: { ios: 'novawallet://wc?uri={uri:encoded}', android: 'novawallet://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://docs.novawallet.io/nova-wallet-wiki/dapps/using-walletconnect-for-dapps' },
    },
  },
  {
    id: 'Okto', name: 'Okto', iconBackground: '#fff',
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=im.okto.contractwalletclient',
      ios: 'https://apps.apple.com/in/app/okto-wallet/id6450688229',
      mobile: 'https://okto.tech/',
      qrCode: 'https://okto.tech/',
    },
    links: { ios: 'okto://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://okto.tech/' } },
  },
  {
    id: 'okx', name: 'OKX Wallet', rdns: 'com.okex.wallet', iconAccent: '#000', iconBackground: '#000', namespaces: ['okxwallet'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.okinc.okex.gp',
      ios: 'https://itunes.apple.com/app/id1327268470',
      mobile: 'https://okx.com/download',
      qrCode: 'https://okx.com/download',
      chrome: 'https://chrome.google.com/webstore/detail/okx-wallet/mcohilncbfahbmgdjkbpemcciiolgcge',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/okx-wallet/pbpjkcldjiffchgbbndmhojiacbgflha',
      firefox: 'https://addons.mozilla.org/firefox/addon/okexwallet/',
      browserExtension: 'https://okx.com/download',
    },
    links: { ios: 'okex://main/wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://okx.com/web3/' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://okx.com/web3/' },
    },
  },
  {
    id: 'omni', name: 'Omni', iconBackground: '#000',
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=fi.steakwallet.app',
      ios: 'https://itunes.apple.com/us/app/id1569375204',
      mobile: 'https://omni.app',
      qrCode: 'https://omni.app',
    },
    links: { ios: 'omni://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://omni.app/support' } },
  },
  {
    id: '1inch', name: '1inch Wallet', iconBackground: '#fff',
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=io.oneinch.android',
      ios: 'https://apps.apple.com/us/app/1inch-crypto-defi-wallet/id1546049391',
      mobile: 'https://1inch.io/wallet',
      qrCode: 'https://1inch.io/wallet',
    },
    links: { ios: 'oneinch://wc?uri={uri:encoded}', android: 'oneinch://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://1inch.io/wallet' } },
  },
  {
    id: 'onekey', name: 'OneKey', rdns: 'so.onekey.app.wallet', iconAccent: '#00b812', iconBackground: '#fff', namespaces: ['$onekey.ethereum'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=so.onekey.app.wallet',
      browserExtension: 'https://www.onekey.so/download/',
      chrome: 'https://chrome.google.com/webstore/detail/onekey/jnmbobjmhlngoefaiojfljckilhhlhcj',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/onekey/obffkkagpmohennipjokmpllocnlndac',
      ios: 'https://apps.apple.com/us/app/onekey-open-source-wallet/id1609559473',
      mobile: 'https://www.onekey.so/download/',
      qrCode: 'https://www.onekey.so/download/',
    },
    guides: {
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://help.onekey.so/hc/en-us/categories/360000170236' },
    },
  },
  {
    id: 'paraswap', name: 'ParaSwap Wallet', iconBackground: '#578cfc',
    downloads: {
      ios: 'https://apps.apple.com/us/app/paraswap-multichain-wallet/id1584610690',
      mobile: 'https://paraswap.io',
      qrCode: 'https://paraswap.io',
    },
    links: { ios: 'paraswap://wc?uri={uri:encoded}', android: 'paraswap://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://paraswap.io' } },
  },
  {
    id: 'phantom', name: 'Phantom', rdns: 'app.phantom', iconBackground: '#9a8aee', namespaces: ['phantom.ethereum'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=app.phantom',
      ios: 'https://apps.apple.com/app/phantom-solana-wallet/1598432977',
      mobile: 'https://phantom.app/download',
      qrCode: 'https://phantom.app/download',
      chrome: 'https://chrome.google.com/webstore/detail/phantom/bfnaelmomeimhlpmgjnjophhpkkoljpa',
      firefox: 'https://addons.mozilla.org/firefox/addon/phantom-app/',
      browserExtension: 'https://phantom.app/download',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://help.phantom.app' } },
  },
  {
    id: 'porto', name: 'Porto', rdns: 'xyz.ithaca.porto', iconAccent: '#2e7cf6', iconBackground: '#2e7cf6', onlyInstalled: true,
  },
  {
    id: 'rabby', name: 'Rabby Wallet', rdns: 'io.rabby', iconBackground: '#8697ff', flags: ['isRabby'],
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/rabby-wallet/acmacodkjbdgmoleebolmdjonilkdbch',
      browserExtension: 'https://rabby.io',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://rabby.io/' } },
  },
  {
    id: 'ramper', name: 'Ramper Wallet', iconAccent: '#cda349', iconBackground: '#fff', namespaces: ['ramper2.provider'],
    downloads: {
      chrome: 'https://chromewebstore.google.com/detail/ramper-wallet/nbdhibgjnjpnkajaghbffjbkcgljfgdi',
      browserExtension: 'https://www.ramper.xyz/download',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://www.ramper.xyz' } },
  },
  {
    id: 'ready', name: 'Ready', iconBackground: '#fff',
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=im.argent.contractwalletclient',
      ios: 'https://apps.apple.com/us/app/argent/id1358741926',
      mobile: 'https://www.ready.co/app',
      qrCode: 'https://www.ready.co/app',
    },
    links: { ios: 'argent://app/wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.ready.co/' } },
  },
  {
    id: 'ronin', name: 'Ronin Wallet', rdns: 'com.roninchain.wallet', iconBackground: '#fff', namespaces: ['ronin.provider'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.skymavis.genesis',
      ios: 'https://apps.apple.com/us/app/ronin-wallet/id1592675001',
      mobile: 'https://wallet.roninchain.com',
      chrome: 'https://chrome.google.com/webstore/detail/ronin-wallet/fnjhmkhhmkbjkkabndcnnogagogbneec',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/ronin-wallet/kjmoohlgokccodicjjfebfomlbljgfhk',
      firefox: 'https://addons.mozilla.org/firefox/addon/ronin-wallet',
      browserExtension: 'https://wallet.roninchain.com/',
      qrCode: 'https://wallet.roninchain.com/',
    },
    links: { ios: 'roninwallet://wc?uri={uri:encoded}', android: 'roninwallet://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://wallet.roninchain.com/' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://wallet.roninchain.com/' },
    },
  },
  {
    id: 'safeheron', name: 'Safeheron', iconBackground: '#fff', flags: ['isSafeheron'], namespaces: ['safeheron'],
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/safeheron/aiaghdjafpiofpainifbgfgjfpclngoh',
      browserExtension: 'https://www.safeheron.com/',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://www.safeheron.com/' } },
  },
  {
    id: 'safepal', name: 'SafePal Wallet', iconAccent: '#3375bb', iconBackground: '#fff', flags: ['isSafePal'], namespaces: ['safepalProvider'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=io.safepal.wallet',
      ios: 'https://apps.apple.com/app/apple-store/id1548297139',
      mobile: 'https://www.safepal.com/en/download',
      qrCode: 'https://www.safepal.com/en/download',
      chrome: 'https://chrome.google.com/webstore/detail/safepal-extension-wallet/lgmpcpglpngdoalbgeoldeajfclnhafa',
      browserExtension: 'https://www.safepal.com/download?product=2',
    },
    links: { ios: 'safepalwallet://wc?uri={uri:encoded}', android: 'safepalwallet://wc?uri={uri:encoded}' },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://www.safepal.com/download?product=2' } },
  },
  {
    id: 'seif', name: 'Seif', rdns: 'com.passkeywallet.seif', iconBackground: '#fff', namespaces: ['__seif'],
    downloads: { chrome: 'https://chromewebstore.google.com/detail/seif/albakdmmdafeafbehmcpoejenbeojejl' },
  },
  {
    id: 'subwallet', name: 'SubWallet', rdns: 'app.subwallet', iconBackground: '#fff', namespaces: ['SubWallet'],
    downloads: {
      browserExtension: 'https://www.subwallet.app/download',
      chrome: 'https://chrome.google.com/webstore/detail/subwallet-polkadot-wallet/onhogfjeacnfoofkfgppdlbmlmnplgbn',
      firefox: 'https://addons.mozilla.org/en-US/firefox/addon/subwallet/',
      edge: 'https://chrome.google.com/webstore/detail/subwallet-polkadot-wallet/onhogfjeacnfoofkfgppdlbmlmnplgbn',
      mobile: 'https://www.subwallet.app/download',
      android: 'https://play.google.com/store/apps/details?id=app.subwallet.mobile',
      ios: 'https://apps.apple.com/us/app/subwallet-polkadot-wallet/id1633050285',
      qrCode: 'https://www.subwallet.app/download',
    },
    links: { ios: 'subwallet://wc?uri={uri:encoded}', android: 'subwallet://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://www.subwallet.app/' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://www.subwallet.app/' },
    },
  },
  {
    id: 'taho', name: 'Taho', iconBackground: '#d08d57', flags: ['isTally'], namespaces: ['tally'],
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/taho/eajafomhmkipbjmfmhebemolkcicgfmd',
      browserExtension: 'https://taho.xyz',
    },
    guides: {
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://tahowallet.notion.site/Taho-Knowledge-Base-4d95ed5439c64d6db3d3d27abf1fdae5' },
    },
  },
  {
    id: 'talisman', name: 'Talisman', rdns: 'xyz.talisman', iconBackground: '#fff', flags: ['isTalisman'], namespaces: ['talismanEth'],
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/talisman-polkadot-wallet/fijngjgcjhjmmpcmkeiomlglpeiijkld',
      firefox: 'https://addons.mozilla.org/en-US/firefox/addon/talisman-wallet-extension/',
      browserExtension: 'https://talisman.xyz/download',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://talisman.xyz/' } },
  },
  {
    id: 'tokenPocket', name: 'TokenPocket', rdns: 'pro.tokenpocket', iconBackground: '#2980fe', flags: ['isTokenPocket'],
    downloads: {
      chrome: 'https://chrome.google.com/webstore/detail/tokenpocket/mfgccjchihfkkindfppnaooecgfneiii',
      browserExtension: 'https://extension.tokenpocket.pro/',
      android: 'https://play.google.com/store/apps/details?id=vip.mytokenpocket',
      ios: 'https://apps.apple.com/us/app/tp-global-wallet/id6444625622',
      qrCode: 'https://tokenpocket.pro/en/download/app',
      mobile: 'https://tokenpocket.pro/en/download/app',
    },
    links: { ios: 'tpoutside://wc?uri={uri:encoded}', android: 'tpoutside://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://help.tokenpocket.pro/en/' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://help.tokenpocket.pro/en/extension-wallet/faq/installation-tutorial' },
    },
  },
  {
    id: 'tokenary', name: 'Tokenary', iconBackground: '#fff', flags: ['isTokenary'],
    downloads: {
      ios: 'https://tokenary.io/get',
      mobile: 'https://tokenary.io',
      qrCode: 'https://tokenary.io/get',
      safari: 'https://tokenary.io/get',
      browserExtension: 'https://tokenary.io/get',
    },
  },
  {
    id: 'trust', name: 'Trust Wallet', rdns: 'com.trustwallet.app', iconAccent: '#3375bb', iconBackground: '#fff',
    flags: ['isTrust', 'isTrustWallet'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
      ios: 'https://apps.apple.com/us/app/trust-crypto-bitcoin-wallet/id1288339409',
      mobile: 'https://trustwallet.com/download',
      qrCode: 'https://trustwallet.com/download',
      chrome: 'https://chrome.google.com/webstore/detail/trust-wallet/egjidjbpglichdcondbcbdnbeeppgdph',
      browserExtension: 'https://trustwallet.com/browser-extension',
    },
    links: { ios: 'trust://wc?uri={uri:encoded}', android: 'trust://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://trustwallet.com/' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://trustwallet.com/browser-extension' },
    },
  },
  {
    id: 'uniswap', name: 'Uniswap Wallet', iconBackground: '#ffd8ea',
    downloads: {
      ios: 'https://apps.apple.com/app/apple-store/id6443944476',
      mobile: 'https://wallet.uniswap.org/',
      qrCode: 'https://wallet.uniswap.org/',
    },
    links: { ios: 'uniswap://wc?uri={uri:encoded}', android: 'uniswap://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://wallet.uniswap.org/' } },
  },
  {
    id: 'universal-profiles', name: 'Universal Profiles', rdns: 'io.universaleverything.universalprofiles', iconAccent: '#6e77a9', iconBackground: '#6e77a9',
    namespaces: ['lukso'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=io.universaleverything.universalprofiles',
      ios: 'https://apps.apple.com/us/app/universalprofiles/id6702018631',
      mobile: 'https://my.universalprofile.cloud',
      qrCode: 'https://my.universalprofile.cloud/apps',
      chrome: 'https://chrome.google.com/webstore/detail/abpickdkkbnbcoepogfhkhennhfhehfn',
      browserExtension: 'https://my.universalprofile.cloud',
    },
    links: { ios: '{uri}', android: '{uri}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://docs.lukso.tech/' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://docs.lukso.tech/install-up-browser-extension' },
    },
  },
  {
    id: 'valora', name: 'Valora', iconBackground: '#fff',
    downloads: {
      ios: 'https://apps.apple.com/app/id1520414263',
      android: 'https://play.google.com/store/apps/details?id=co.clabs.valora',
      mobile: 'https://valora.xyz',
      qrCode: 'https://valora.xyz',
    },
    links: { ios: 'celo://wallet/wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://valora.xyz/' } },
  },
  {
    id: 'wigwam', name: 'Wigwam', rdns: 'com.wigwam.wallet', iconBackground: '#80ef6e', flags: ['isWigwam'], namespaces: ['wigwamEthereum'],
    downloads: {
      chrome: 'https://chromewebstore.google.com/detail/wigwam-%E2%80%94-web3-wallet/lccbohhgfkdikahanoclbdmaolidjdfl',
      browserExtension: 'https://wigwam.app',
    },
    guides: { extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://wigwam.app/' } },
  },
  {
    id: 'xportal', name: 'xPortal', rdns: 'com.elrond.maiar.wallet', iconAccent: '#23f7dd', iconBackground: '#23f7dd', flags: ['isxPortal'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.elrond.maiar.wallet',
      ios: 'https://apps.apple.com/us/app/xportal-btc-crypto-wallet/id1519405832',
      qrCode: 'https://xportal.com/app',
    },
    links: { ios: 'xportal://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://help.xportal.com/en/articles/7038000-register-create-account' },
    },
  },
  {
    id: 'zeal', name: 'Zeal', rdns: 'app.zeal', iconAccent: '#00ffff', iconBackground: '#fff', flags: ['isZeal'],
    downloads: {
      browserExtension: 'https://zeal.app',
      chrome: 'https://chromewebstore.google.com/detail/zeal-wallet/heamnjbnflcikcggoiplibfommfbkjpj',
      android: 'https://play.google.com/store/apps/details?id=app.zeal.wallet',
      ios: 'https://testflight.apple.com/join/MP72Ytw8',
      mobile: 'https://zeal.app',
      qrCode: 'https://zeal.app',
    },
    links: { ios: 'zeal://wc?uri={uri:encoded}', android: 'zeal://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://zeal.app' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://zeal.app' },
    },
  },
  {
    id: 'zerion', name: 'Zerion', rdns: 'io.zerion.wallet', iconAccent: '#2962ef', iconBackground: '#2962ef',
    flags: ['isZerion'], namespaces: ['zerionWallet'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=io.zerion.android',
      ios: 'https://apps.apple.com/app/apple-store/id1456732565',
      mobile: 'https://zerion.io',
      qrCode: 'https://zerion.io',
      chrome: 'https://chrome.google.com/webstore/detail/klghhnkeealcohjjanjjdaeeggmfmlpl',
      browserExtension: 'https://zerion.io/extension',
    },
    links: { ios: 'zerion://wc?uri={uri:encoded}', android: '{uri}', qr: '{uri}' },
    guides: {
      mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://zerion.io/blog/announcing-the-zerion-smart-wallet/' },
      extension: { steps: ['install', 'create', 'refresh'], learnMore: 'https://help.zerion.io/en/' },
    },
  },
  {
    id: 'zilpay', name: 'ZilPay', rdns: 'io.zilpay', iconBackground: '#fff', flags: ['isZilPay'],
    downloads: {
      android: 'https://play.google.com/store/apps/details?id=com.zilpaymobile',
      ios: 'https://apps.apple.com/ru/app/zilpay/id1547105860',
      mobile: 'https://zilpay.io/',
      qrCode: 'https://zilpay.io/',
    },
    links: { ios: 'zilpay://wc?uri={uri:encoded}', android: 'zilpay://wc?uri={uri:encoded}', qr: '{uri}' },
    guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://zilpay.io' } },
  },
]
