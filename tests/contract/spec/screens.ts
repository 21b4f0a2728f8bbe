import { differs, each, met, type SpecSection } from './row.ts'

const walk = 'unit/wallet/connectFlowWalk.test.ts'
const embedded = 'behavior/wallet/embedded.test.ts'
const list = 'unit/wallet/catalog/walletList.test.ts'

export const screens: SpecSection = {
  title: '2. Screens and routes',
  rows: [
    differs(
      'One page entry, the application shell (route /_app), wraps every page in the ' +
        'wallet-connection context and the wallet-picker provider.',
      'The app entry wraps every screen in both, but it is a page of static files with a router ' +
        'of its own: there is no route /_app.',
    ),
    met(
      'Dialog: connect a wallet (two-pane on desktop, sheet on mobile).',
      embedded,
      'below 768 px it is a sheet in one column, even when resized while open',
    ),
    met(
      'Dialog: verify your account (sign-in by signing a message).',
      'unit/wallet/signin/runSignin.test.ts',
      'requests a signature, and verifies it',
    ),
    ...each(
      'Dialog',
      'account view, switch networks',
      embedded,
      'account and networks need no dialog to switch the network and disconnect',
    ),
    ...each(
      'Wallet modal step',
      'none, get, connect, download options, download, mobile instructions, extension instructions',
      walk,
      'all steps are covered, and all failures',
    ),
    met(
      'Compact layout applies below 768 px width.',
      embedded,
      'below 768 px it is a sheet in one column, even when resized while open',
    ),
    met(
      'The wallet group is named Popular and lists: browser wallet, Safe, Rainbow, Coinbase ' +
        'Wallet, MetaMask, WalletConnect, Brave Wallet.',
      list,
      'in a frame, in Brave, with an unknown wallet: all seven, in order',
    ),
    met(
      'Up to 3 recently used wallets are shown first.',
      list,
      'are at most three, counting those that are still listed, each once',
    ),
    met(
      'The get-wallet list shows up to 5 wallets on desktop and 3 on mobile.',
      'contract/constants.ts',
      'number of wallets to get',
    ),
    met(
      'The account dialog shows 3 recent transactions.',
      'contract/constants.ts',
      'number of recent transactions shown',
    ),
    met(
      'Copied-address feedback lasts 1.5 seconds.',
      'contract/constants.ts',
      'milliseconds that “Copied” is shown',
    ),
    met(
      'A name is shortened to 24 characters plus an ellipsis.',
      'unit/base/shorten.test.ts',
      'a name has 24 characters and an ellipsis',
    ),
    met(
      'An address shows 4 characters at each end.',
      'unit/base/shorten.test.ts',
      'an address has 4 characters at each end',
    ),
    met(
      'Balances are abbreviated with k, m, b or t suffixes.',
      'unit/base/amount.test.ts',
      'is abbreviated with k, m, b, and t',
    ),
  ],
}
