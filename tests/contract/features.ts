/** A test, or a story with a play function, that fails without the feature. */
export interface Proof {
  file: string
  /** The exact test title, or the story's name. */
  test: string
}

/** A feature that people expect of such a kit. */
export type Feature = { feature: string } & (
  | { does: string; proof: readonly Proof[] }
  | { leftOut: string }
)

/** Several tests of one file. */
const of = (file: string, ...tests: string[]): Proof[] => tests.map((test) => ({ file, test }))
const unit = (file: string, ...tests: string[]) => of(`tests/unit/wallet/${file}`, ...tests)
const inBrowser = (file: string, ...tests: string[]) =>
  of(`tests/behaviour/wallet/${file}.test.ts`, ...tests)
const story = (file: string, ...stories: string[]) =>
  of(`stories/wallet/${file}.stories.tsx`, ...stories)

/** The wallet kit's features with their tests; docs/features.md is generated from it. */
export const features: readonly Feature[] = [
  {
    feature: 'React 19 and wagmi 3',
    does: 'Built and tested with both; uses no deprecated names of wagmi.',
    proof: [
      ...unit(
        'peers.test.ts',
        'the kit is built and tested with React 19 and wagmi 3',
        'it uses no deprecated names of wagmi',
      ),
      ...of(
        'tests/e2e/pack.test.ts',
        'connect the demo wallet in an empty project, and simulate a person',
      ),
    ],
  },
  {
    feature: 'Permissive licence',
    does:
      'MIT; its peers are MIT, ISC or Apache-2.0. MetaMask’s own package has a restrictive ' +
      'licence and is not used: MetaMask connects as an extension or by pairing.',
    proof: [
      ...unit('peers.test.ts', 'the package has the MIT licence, and its peers have open licences'),
      ...unit(
        'licences.test.ts',
        '%s has the reviewed version and an open licence, and so do all its dependencies',
        'its own dialog is not included: a file of this project replaces AppKit',
      ),
    ],
  },
  {
    feature: 'No third-party requests at load',
    does:
      'None until a wallet on another device is picked; then only the relay, ' +
      'without analytics and the verify service.',
    proof: [
      ...inBrowser(
        'paired',
        'the client is loaded only when a wallet that needs it is picked',
        'is paired with a code, signs, and can reject a signature',
      ),
      ...inBrowser(
        'installed',
        'the wallet reconnects without a prompt, and no WalletConnect client is loaded',
      ),
    ],
  },
  {
    feature: 'Installed wallets work during a WalletConnect outage',
    does:
      'The client is loaded on demand; if the client or the relay is unavailable, ' +
      'installed wallets connect all the same.',
    proof: [
      ...inBrowser(
        'outage',
        'an installed wallet connects all the same, and reconnects after a reload',
        'the kit stops waiting for it: an installed wallet connects',
        'an installed wallet that was connected as well reconnects alone',
        'a remembered wallet reconnects late if nothing else was connected',
      ),
      ...unit(
        'keepActiveConnection.test.ts',
        'a wallet that reconnects late does not replace the active one',
      ),
    ],
  },
  {
    feature: 'Two panes, compact layout, sheet',
    does:
      'By available width, not by browser: two panes from 768 px, a sheet below; ' +
      'a compact layout as an option.',
    proof: inBrowser(
      'embedded',
      'on a wide window, list and step are side by side in a centred dialog',
      'below 768 px it is a sheet in one column, also when resized while open',
      'in compact mode it is a single column on a wide window too',
    ),
  },
  {
    feature: 'A step for each phase of connecting',
    does:
      'List, introduction, get a wallet, connect, download options, download, guides for phone, ' +
      'extension and desktop app, not installed, and each kind of failure. ' +
      'From each step the user can go back, close and connect.',
    proof: unit(
      'connectFlowWalk.test.ts',
      'all steps are covered, and all failures',
      'the user can go back to the list, in at most five steps and without a cycle',
      'the user can close the dialog, which starts with the list the next time',
      'the user can connect with the visible buttons',
    ),
  },
  {
    feature: 'Guides for extension and phone',
    does: 'Generated from templates with the wallet’s name, in every language.',
    proof: [
      ...unit('catalog/guides.test.ts', 'every step of every guide has its texts'),
      ...unit('catalog/data.test.ts', 'begin with installing and end with connecting'),
      ...story('connect/Transcript', 'SideBySide', 'OneColumn'),
    ],
  },
  {
    feature: 'Recent wallets',
    does:
      'The three most recent come first in their groups; ' +
      'apps can change or disable this, and users can clear them.',
    proof: [
      ...unit(
        'catalog/walletList.test.ts',
        'come first in their groups, newest first, and are marked',
        'are at most three, counting those that are still listed, each once',
        'can be fewer, or none',
      ),
      ...inBrowser(
        'more',
        'are stored, and removed on request; the focus stays in the list',
        'are not stored if the app disables them',
      ),
    ],
  },
  {
    feature: 'Announced wallets (EIP-6963), on desktop and mobile',
    does: 'Listed first, including late announcements, on phones and computers.',
    proof: [
      ...inBrowser(
        'installed',
        'announced wallets come first and once, even if they share window.ethereum',
      ),
      ...inBrowser(
        'announced',
        'that arrive while the dialog is open are listed, and can be picked',
      ),
      ...inBrowser('embedded', 'an announced wallet is listed first and connects with a tap'),
      ...unit('catalog/walletList.test.ts', 'are listed on a phone too'),
    ],
  },
  {
    feature: 'Each wallet is listed once',
    does:
      'Matched by its rdns or the flags of its provider; ' +
      'impostors with a known rdns are listed separately.',
    proof: [
      ...inBrowser(
        'announced',
        'with the same rdns are one wallet: the first one',
        'a wallet with MetaMask’s rdns and another name is listed next to MetaMask',
      ),
      ...unit(
        'catalog/walletList.test.ts',
        'come first, and are listed once',
        'with two rdns are one wallet',
      ),
    ],
  },
  {
    feature: 'Wallet search',
    does: 'Local and offline; the same field also searches further wallets.',
    proof: [
      ...inBrowser('announced', 'fifty of them are all listed and searchable'),
      ...inBrowser('more', 'are included in the search, even while offline'),
      ...unit(
        'catalog/searchWallets.test.ts',
        'names that begin with the query come first, then names with such a word, then the rest',
      ),
    ],
  },
  {
    feature: 'Group headings',
    does: 'Known headings are translated, an app’s own are shown as given, empty ones are hidden.',
    proof: [
      ...unit('catalog/walletList.test.ts', 'have the app’s order and names'),
      ...story('connect/GroupHeadings', 'Known', 'TheAppsOwn', 'None'),
    ],
  },
  {
    feature: 'Wallet directory',
    does: 'Seventy-four wallets as data; seven are listed, the others are loaded on request.',
    proof: [
      ...unit('catalog/data.test.ts', 'there are sixty-seven more'),
      ...inBrowser(
        'more',
        'load on request: all usable ones with icons, without third-party requests',
        'one is paired by its own link, listed without loading next time, and removed',
      ),
    ],
  },
  {
    feature: 'Remote directory of hundreds of wallets',
    leftOut:
      'The list makes no third-party requests: the operator of such a directory would see all ' +
      'visitors and decide what is offered. Apps can load one and pass it to ' +
      'the picker as `groups`.',
  },
  {
    feature: 'Copy the pairing link',
    does: 'Next to the code, for users who cannot scan it.',
    proof: [
      ...inBrowser('paired', 'is paired with a code, signs, and can reject a signature'),
      ...story('connect/QrStep', 'TooLongForACode', 'Expired'),
    ],
  },
  {
    feature: 'Robust QR codes',
    does:
      'A quiet zone of four modules, black on white in every theme; ' +
      'a link that is too long for a code can still be copied.',
    proof: [
      ...unit(
        'qr/qrCode.test.tsx',
        'has the expected content',
        'has a quiet zone of four modules on each side, followed by its corners',
      ),
      ...inBrowser('embedded', 'is black on white in dark mode too'),
      ...story('connect/QrStep', 'TooLongForACode'),
      ...story('DialogBoundary', 'Broken'),
    ],
  },
  {
    feature: 'A new code after a rejection or expiry',
    does:
      'A code expires after a four-minute countdown, or when it is rejected on the phone. ' +
      'The next one is new.',
    proof: [
      ...inBrowser(
        'paired',
        'can reject the pairing (5000): the rejection is shown, and a new code works',
        'expires after a four-minute countdown; afterwards a new one works',
      ),
      ...unit(
        'connectSession.test.ts',
        'after a rejection on the phone, a renewed code is a new one',
      ),
    ],
  },
  {
    feature: 'A timeout for the code',
    does:
      'A placeholder shows that the code is being prepared; ' +
      'if the relay does not respond or is unreachable, an error offers a retry.',
    proof: inBrowser(
      'paired',
      'times out while the relay doesn’t respond; when it is back, the next works',
      'fails while the relay is unreachable; when it is back, the next one works',
    ),
  },
  {
    feature: 'A store link for a missing phone app',
    does: 'Next to the link to the app is a link to the device’s store.',
    proof: inBrowser(
      'onPhone',
      'if nothing happens, the store is offered',
      'a wallet without a link of its own opens with the bare pairing of any app',
    ),
  },
  {
    feature: 'Real links to wallet apps',
    does:
      'The pairing is created first; then a real link is shown, ' +
      'which the user taps to open the app.',
    proof: inBrowser(
      'onPhone',
      'a link is shown first; tapping it opens the app, and the wallet connects',
      'a wallet with a web page as its link opens in a new tab',
    ),
  },
  {
    feature: 'A message for each kind of failure',
    does:
      'Rejected, request pending, not installed, no response, wrong or unknown network, ' +
      'session lost, other errors: each has an announced message and a next step.',
    proof: [
      ...inBrowser(
        'installed',
        'a rejection is shown as one, and a retry connects',
        'a request that is already open (−32002) is shown as that',
      ),
      ...unit('connectFlow.test.ts', 'a failure is shown with its reason: %s'),
      ...story('Connecting', 'Rejects', 'AlreadyPending', 'Missing'),
      ...story('connect/Transcript', 'SideBySide'),
    ],
  },
  {
    feature: 'Callbacks for connect, change, disconnect and error',
    does: 'Each is called once, after the event.',
    proof: [
      ...story('buttons/ConnectButton', 'EventCallbacks'),
      ...unit(
        'walletEvents.test.ts',
        'an app is notified of connections, changes, chain support and disconnections',
      ),
    ],
  },
  {
    feature: 'Sign-in with the account (EIP-4361)',
    does:
      'Through the app’s adapter; a failed nonce is requested again; ' +
      'another account ends the session, and so does another chain if the app wants that. ' +
      'The kit builds and checks the message, including contract wallets.',
    proof: [
      ...story(
        'signin/SigningIn',
        'SignsIn',
        'NonceFailsThenSucceeds',
        'RejectedByTheServer',
        'AccountChanged',
        'ChainChanged',
        'ChainChangeEndsTheSession',
      ),
      ...unit(
        'signin/signinMessage.test.ts',
        'produces the example of the standard, character by character',
      ),
      ...unit(
        'signin/verifySignin.test.ts',
        'a contract account validates its own signatures',
        'a contract account is validated even before its deployment',
      ),
    ],
  },
  {
    feature: 'Sign-in optional after connecting',
    does: 'With `required={false}`, users stay connected and can sign in later.',
    proof: [
      ...story('signin/OptionalSignin', 'ConnectingIsEnough'),
      ...story('signin/SigningIn', 'AfterConnecting'),
    ],
  },
  {
    feature: 'Cancel sign-in without disconnecting',
    does: 'With `cancel="closes"`; by default cancelling disconnects.',
    proof: story('signin/SigningIn', 'CancelCloses', 'CancelDisconnects'),
  },
  {
    feature: 'Account: name, avatar, balance',
    does:
      'ENS name; ENS avatar if the app enables avatars, otherwise an identicon; ' +
      'the balance is truncated, never rounded up.',
    proof: [
      ...inBrowser(
        'embedded',
        'is shown with its avatar if the app enables avatars, and with the balance',
        'with a broken avatar shows the identicon and no endless spinner',
        'has no avatar if the app disables avatars, and no requests are made',
      ),
      ...unit('account/formatBalance.test.ts', 'it never shows more than the balance'),
    ],
  },
  {
    feature: 'Token balance',
    does: 'Instead of the native balance, per network.',
    proof: story('buttons/ConnectButton', 'TokenBalance', 'TokenBalanceFailed'),
  },
  {
    feature: 'QR code to receive funds',
    does: 'The account’s plain address as a QR code and as copyable text.',
    proof: [
      ...unit(
        'qr/qrCode.test.tsx',
        'the receive step shows a code of the plain address, and the address',
      ),
      ...story('buttons/ConnectButton', 'OpensTheAccount'),
    ],
  },
  {
    feature: 'An app’s own rows in the account',
    does: '`rows`, in dialog and popover; they receive the account and a function to close it.',
    proof: story('account/AccountDialog', 'RowsOfTheApp'),
  },
  {
    feature: 'Several wallets at once',
    does:
      'Further wallets connect while the first one stays; ' +
      'users can activate and disconnect each.',
    proof: [
      ...inBrowser(
        'addWallet',
        'connects while the first one stays connected; both reconnect after a reload',
        'leaves the first one unchanged if it rejects or does not respond',
      ),
      ...story('buttons/ConnectButton', 'AnotherWallet', 'OneWalletOnly'),
    ],
  },
  {
    feature: 'Recent transactions',
    does:
      'Stored by account and network, and watched until they are mined; ' +
      'replaced and dropped ones are distinguished, and only a receipt makes them failed.',
    proof: [
      ...unit(
        'transactions/watchTransactions.test.ts',
        'a pending one is watched until it is confirmed, which is reported once',
        'a replaced one is distinguished from a failed one',
        'a node that does not respond causes no failure, for however long',
      ),
      ...unit('transactions/resolveTransactionStatus.test.ts', 'only a receipt makes it failed'),
      ...unit(
        'transactions/transactionStore.test.ts',
        'ten completed ones are stored, and every pending one',
        "an account's letter case does not matter, even in stored data",
      ),
      ...story('transactions/TransactionList', 'Newest'),
    ],
  },
  {
    feature: 'Networks',
    does:
      'Every network of the app, test networks separately, with a search if there are many; ' +
      'a failed switch stays visible with its reason.',
    proof: [
      ...story('buttons/ConnectButton', 'SwitchesTheNetwork', 'SwitchRejected', 'WrongNetwork'),
      ...story('network/NetworkDialogView', 'Searched', 'Unsupported', 'CannotSwitch'),
      ...story('network/NetworkDialog', 'Busy'),
      ...story('network/Transcript', 'Switching'),
      ...unit(
        'networkChoices.test.ts',
        "networks for testing are separate, each kind in the app's order",
      ),
    ],
  },
  {
    feature: 'Require a supported network',
    does:
      'With `enforceSupportedChain`: on another network the user can only ' +
      'switch or disconnect.',
    proof: story('buttons/ConnectButton', 'EnforcedNetwork', 'EnforcedNetworkDisconnected'),
  },
  {
    feature: 'Add a network that the wallet does not know (4902)',
    does:
      'The wallet is asked to add it, and the dialog explains the prompt; ' +
      'a rejected addition and a rejected switch have different messages.',
    proof: [
      ...inBrowser(
        'installed',
        'a chain that the wallet does not know (4902) is added, then switched to',
        'a rejected addition leaves the wallet on its chain',
      ),
      ...story('network/NetworkDialog', 'Added', 'AddRejected'),
    ],
  },
  {
    feature: 'View as an address, without its wallet',
    leftOut:
      'Planned. Every component would have to show that signing is impossible; ' +
      'until then, an account that only looks connected would mislead users.',
  },
  {
    feature: 'An app’s own buttons',
    does:
      '`ConnectButton.Custom`, `WalletButton.Custom`, and hooks that open the dialogs: ' +
      'undefined while a dialog cannot open.',
    proof: [
      ...story(
        'buttons/ConnectButton',
        'OwnButtonConnected',
        'OwnButtonDisconnected',
        'OwnButtonOnAWrongNetwork',
      ),
      ...story('buttons/WalletButton', 'OwnButton'),
      ...unit('buttons/mayOpen.test.ts', 'on an unsupported network only the network dialog opens'),
    ],
  },
  {
    feature: 'Components without a dialog',
    does:
      'Account, networks and buttons can be embedded in a page; ' +
      'every step of the picker is a component with its own story.',
    proof: [
      ...inBrowser(
        'embedded',
        'account and networks need no dialog to switch the network and disconnect',
      ),
      ...unit('stories.test.ts', 'every dialog, step, list, row and button of the kit has stories'),
    ],
  },
  {
    feature: 'Inside another dialog',
    does:
      'Opened from an app’s own modal dialog, it is in front, accessible and ' +
      'scrollable, and closes alone.',
    proof: [
      ...of(
        'tests/behaviour/theme/dialog.test.ts',
        "opened from another library's modal dialog, it is usable and closes alone",
        'a second dialog covers the first one, which is usable again afterwards',
      ),
      ...of(
        'tests/behaviour/consumerApp/consumerApp.test.ts',
        'opens the kit from inside a dialog of the app, which stays unchanged',
      ),
    ],
  },
  {
    feature: 'Next.js App Router',
    does:
      'Server components import its components, and servers its functions: ' +
      'each module that needs the browser says so. With a cookie, ' +
      'the server renders the account.',
    proof: [
      ...of(
        'tests/e2e/install.test.ts',
        'build an empty Next.js app that renders, hydrates and connects a wallet',
      ),
      ...of(
        'tests/e2e/pack.test.ts',
        'marks the modules that need the browser, so that servers can import the rest',
      ),
    ],
  },
  {
    feature: 'One install line',
    does:
      'The package, wagmi, viem and TanStack Query. In development, ' +
      'the console names what is missing: ThemeRoot, stylesheet, WalletConnect’s package.',
    proof: of(
      'tests/e2e/install.test.ts',
      'name all that the kit needs',
      'which connects a wallet',
      'which tells its developer that %s is missing',
    ),
  },
  {
    feature: 'Strict content security policy',
    does:
      "No style element and no inline style in markup: `style-src 'self'; " +
      "script-src 'self'` is enough, without a nonce.",
    proof: [
      ...of(
        'tests/behaviour/theme/dialog.test.ts',
        'does not scroll or shift, without a style element (%s)',
      ),
      ...of(
        'tests/behaviour/consumerApp/consumerApp.test.ts',
        'guides a user without a wallet through every way to get one',
        'connects an installed wallet, switches the network, signs in and disconnects',
      ),
      ...inBrowser('paired', 'is paired with a code, signs, and can reject a signature'),
    ],
  },
  {
    feature: 'No wrapper element, no global reset',
    does:
      'With `asChild` no element is added; the stylesheet and an open dialog ' +
      'do not change the app.',
    proof: [
      ...of(
        'tests/behaviour/theme/host.test.ts',
        "looks the same with the kit's stylesheet, and with a dialog open",
        "gets no element with asChild, and the kit's dialogs use the child's theme",
      ),
      ...of(
        'tests/behaviour/consumerApp/consumerApp.test.ts',
        'connects an installed wallet, switches the network, signs in and disconnects',
        'looks the same as without a reset',
      ),
    ],
  },
  {
    feature: 'Themes',
    does:
      'Light, dark, midnight and high contrast, accents, radius, density: ' +
      'tokens set by attributes. The system’s setting applies without a script ' +
      'and follows changes.',
    proof: [
      ...of(
        'tests/unit/ui/themeRoot.test.tsx',
        'contains both themes if the system decides, and no single one',
        'contains accent, radius, density, font and blur, if set',
      ),
      ...of('tests/unit/ui/systemThemes.test.ts', 'the generated stylesheet matches the themes'),
      ...of('tests/behaviour/theme/system.test.ts', 'follows the system when it changes'),
    ],
  },
  {
    feature: 'Twenty languages, two of them right to left',
    does: 'The best match for the browser’s languages, loaded on demand; fully translated.',
    proof: [
      ...of(
        'tests/unit/languages/testLanguages.ts',
        'has the same texts as English, in the same order',
        'has no untranslated texts',
      ),
      ...unit(
        'languages/words.test.ts',
        'a text with other values, missing plural forms or invalid ICU is detected',
      ),
      ...unit('languages/bestLanguage.test.ts', 'the first supported tag is used'),
      ...of('tests/literals.test.ts', 'all user-facing texts of the kit are in its catalogues'),
      ...of(
        'tests/logicalProperties.test.ts',
        'all styles of the kit use logical properties instead of left and right',
      ),
      ...story(
        'languages/LanguageProvider',
        'TextsLoadLater',
        'TextsFailToLoad',
        'BrowserLanguage',
      ),
    ],
  },
  {
    feature: 'Reduced motion',
    does: 'No animations with reduced motion.',
    proof: [
      ...inBrowser('embedded', 'do not run with reduced motion', 'run by default'),
      ...of('tests/behaviour/theme/coolMode.test.ts', 'loads and throws nothing where it %s'),
    ],
  },
  {
    feature: 'Contrast of WCAG AA',
    does:
      'Text 4.5:1, controls 3:1 in every theme with every accent, computed from the tokens; ' +
      'axe checks every story in light and dark.',
    proof: of(
      'tests/unit/ui/contrast.test.ts',
      'has text contrast of at least 4.5:1 on every background',
      'has a contrast of at least 3:1 for icons, focus rings and control borders',
      'the high contrast theme $name has text contrast of at least 7:1',
    ),
  },
  {
    feature: 'An accessible name in every step',
    does: 'With the focus on the step’s heading, through every step with the keyboard alone.',
    proof: [
      ...inBrowser(
        'keyboard',
        'side by side: every step can be reached and left, and focuses its heading',
        "in one column: the dialog's title is the name of each step",
      ),
      ...story('connect/Keyboard', 'SideBySide', 'OneAfterTheOther'),
    ],
  },
  {
    feature: 'Stories for every state',
    does: 'Every component, view, dialog and screen, with one story per state.',
    proof: [
      ...unit('stories.test.ts', 'every dialog, step, list, row and button of the kit has stories'),
      ...of('tests/stories.test.ts', 'show every component, with the real implementation'),
    ],
  },
  {
    feature: 'Blocking visual tests',
    does: 'A picture that differs by one pixel, or is missing, fails the tests, in light and dark.',
    proof: of(
      'tests/contract/pictures.test.ts',
      'fails without a baseline, and does not become one',
      'differs if one pixel changes by one step of one colour',
      'is taken until two in a row are equal, and fails if they never are',
    ),
  },
  {
    feature: 'A wallet for tests and demos in the package',
    does:
      '`coffer/mocks`: people who agree, refuse, hang or have an open request, ' +
      'in the browser or on a phone.',
    proof: [
      ...of(
        'tests/e2e/pack.test.ts',
        'connect the demo wallet in an empty project, and simulate a person',
      ),
      ...of(
        'tests/unit/mocks/wallet/demoConnector.test.ts',
        'connects and signs without a window',
        'a pairing is reported before the person decides, and approval connects',
      ),
    ],
  },
  {
    feature: 'Server rendering without layout shift',
    does:
      'Imports do not access the page; the server’s markup equals the first client render, ' +
      'with reserved sizes.',
    proof: [
      ...unit(
        'server.test.tsx',
        '%s matches hydration, whatever the browser has stored',
        'the button is busy, reserves its size, and hides the measured copies',
      ),
      ...unit('serverImport.test.ts', '%s does not access one'),
      ...of(
        'tests/behaviour/consumerApp/server.test.ts',
        'hydrates without warnings or layout shifts, for new and returning visitors',
        "reserves its button's space before any script has run",
      ),
      ...story('buttons/ConnectedButtonsView', 'KeepsItsSize'),
    ],
  },
  {
    feature: 'E-mail and social login, swaps, on-ramps',
    leftOut:
      'Out of scope: each needs a service that holds keys or money, ' +
      'and an operator who is liable for it. The kit connects wallets.',
  },
  {
    feature: 'Analytics',
    does: 'None. Nothing is reported, and only the connection and the recent wallets are stored.',
    proof: inBrowser(
      'embedded',
      'the kit requests only its host, and stores the connection and recent wallets',
    ),
  },
]
