/** A test, or a story with a play function, that fails without the feature. */
export interface Proof {
  file: string
  /** The exact test title, or the story's name. */
  test: string
}

/** A feature that people expect of such a kit. */
export type Feature = { feature: string } & ({ does: string; proof: readonly Proof[] } | { leftOut: string })

/** Several tests of one file. */
const of = (file: string, ...tests: string[]): Proof[] => tests.map((test) => ({ file, test }))
const unit = (file: string, ...tests: string[]) => of(`tests/unit/wallet/${file}`, ...tests)
const inBrowser = (file: string, ...tests: string[]) => of(`tests/behaviour/wallet/${file}.test.ts`, ...tests)
const story = (file: string, ...stories: string[]) => of(`stories/wallet/${file}.stories.tsx`, ...stories)

/** The wallet kit's features with their tests; docs/features.md is generated from it. */
export const features: readonly Feature[] = [
  {
    feature: 'React 19 and wagmi 3',
    does: 'Built and tried with both; of wagmi it uses no name that is kept for older apps.',
    proof: [
      ...unit('peers.test.ts', 'the kit is built and tested with React 19 and wagmi 3', 'it uses no deprecated names of wagmi'),
      ...of('tests/e2e/pack.test.ts', 'connect the demo wallet in an empty project, and simulate a person'),
    ],
  },
  {
    feature: 'Permissive licence',
    does: 'MIT; what stands beside it is MIT, ISC or Apache-2.0. MetaMask’s own package, whose licence forbids it, is not used: MetaMask is reached in the browser or by pairing.',
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
    feature: 'No third-party calls at load',
    does: 'None until a wallet on another device is picked; then the relay alone, neither statistics nor what is called verification.',
    proof: [
      ...inBrowser('paired', 'the client is loaded only when a wallet that needs it is picked', 'is paired with a code, signs, and can reject a signature'),
      ...inBrowser('installed', 'the wallet reconnects without a prompt, and no WalletConnect client is loaded'),
    ],
  },
  {
    feature: 'Installed wallets survive an outage of WalletConnect',
    does: 'Its client is loaded when it is picked; where client or relay do not come, an installed wallet connects all the same.',
    proof: [
      ...inBrowser(
        'outage',
        'an installed wallet connects all the same, and reconnects after a reload',
        'the kit stops waiting for it: an installed wallet connects',
        'an installed wallet that was connected as well reconnects alone',
        'it reconnects late if nothing else was connected',
      ),
      ...unit('keepActiveConnection.test.ts', 'a wallet that reconnects late does not replace the active one'),
    ],
  },
  {
    feature: 'Two panes, compact form, sheet',
    does: 'By the room that there is, not by the name of the browser: two panes from 768 px on, below that a sheet; compact where the app wants it.',
    proof: inBrowser(
      'embedded',
      'on a wide window, list and step are side by side in a centred dialog',
      'below 768 px it is a sheet in one column; the window may be resized while it is open',
      'in compact mode it is a single column on a wide window too',
    ),
  },
  {
    feature: 'A step for each moment of connecting',
    does: 'List, what a wallet is, get one, connect, ways to download, download, guides for telephone, extension and desktop app, not installed, and a step for each kind of failure. From each a person can go back, close and connect.',
    proof: unit(
      'connectFlowWalk.test.ts',
      'all steps are covered, and all failures',
      'the user can go back to the list, in at most five steps and without a cycle',
      'the user can close the dialog, which starts with the list the next time',
      'the user can connect with the visible buttons',
    ),
  },
  {
    feature: 'Guides for extension and telephone',
    does: 'Made from templates and the wallet’s name, in every language.',
    proof: [
      ...unit('catalog/guides.test.ts', 'every step of every guide has its texts'),
      ...unit('catalog/data.test.ts', 'begin with installing and end with connecting'),
      ...story('connect/Transcript', 'SideBySide', 'OneColumn'),
    ],
  },
  {
    feature: 'Recent wallets',
    does: 'Three stand first in their groups; an app may want another number or none, and a person can have them forgotten.',
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
    feature: 'Wallets that announce themselves (EIP-6963), on desktop and mobile',
    does: 'They stand first, also those that speak up late, on a telephone as on a computer.',
    proof: [
      ...inBrowser('installed', 'announced wallets are listed first, each once, however many share window.ethereum'),
      ...inBrowser('announced', 'that arrive while the dialog is open are listed, and can be picked'),
      ...inBrowser('embedded', 'an announced wallet is listed first and connects with a tap'),
      ...unit('catalog/walletList.test.ts', 'are listed on a phone too'),
    ],
  },
  {
    feature: 'Each wallet is listed once',
    does: 'By the name that it announces itself with (rdns), or the flags of its provider; who goes by a known name and calls itself something else is told apart.',
    proof: [
      ...inBrowser(
        'announced',
        'with the same rdns are one wallet: the first one',
        'a wallet with MetaMask’s rdns and another name is listed under its own name, next to MetaMask',
      ),
      ...unit('catalog/walletList.test.ts', 'come first, and are listed once', 'with two rdns are one wallet'),
    ],
  },
  {
    feature: 'Search among wallets',
    does: 'In the page itself, without a network; more wallets are searched in the same field.',
    proof: [
      ...inBrowser('announced', 'fifty of them are all listed and searchable'),
      ...inBrowser('more', 'are included in the search, even while offline'),
      ...unit('catalog/searchWallets.test.ts', 'names that begin with the query come first, then names with such a word, then the rest'),
    ],
  },
  {
    feature: 'Group headings',
    does: 'Known ones are translated, an app’s own stand as they are, an empty one is none.',
    proof: [
      ...unit('catalog/walletList.test.ts', 'have the app’s order and names'),
      ...story('connect/GroupHeadings', 'Known', 'TheAppsOwn', 'None'),
    ],
  },
  {
    feature: 'Directory of wallets',
    does: 'Seventy-four wallets as data, of which seven are listed and the others come when somebody asks for them.',
    proof: [
      ...unit('catalog/data.test.ts', 'there are sixty-seven more'),
      ...inBrowser(
        'more',
        'load on request: all usable ones with their icons, without third-party requests',
        'one of them is paired by its own link, is listed next time without loading, and can be removed',
      ),
    ],
  },
  {
    feature: 'Remote directory of hundreds of wallets',
    leftOut:
      'Nothing is fetched from others to draw a list: whoever serves such a directory sees who visits and decides what is offered. An app that wants one loads it and gives it to the picker as `groups`.',
  },
  {
    feature: 'Copy the link of a pairing',
    does: 'Beside the code, for those who cannot scan.',
    proof: [...inBrowser('paired', 'is paired with a code, signs, and can reject a signature'), ...story('connect/QrStep', 'TooLongForACode', 'Expired')],
  },
  {
    feature: 'Codes that cameras find, and that break nothing',
    does: 'Four modules of white around, black on white in every theme; what does not fit into a code can still be copied.',
    proof: [
      ...unit('qr/qrCode.test.tsx', 'has the expected content', 'has a quiet zone of four modules on each side, followed by its corners'),
      ...inBrowser('embedded', 'is black on white in dark mode too'),
      ...story('connect/QrStep', 'TooLongForACode'),
      ...story('DialogBoundary', 'Broken'),
    ],
  },
  {
    feature: 'A new code after a refusal, or when time is up',
    does: 'A code lasts four minutes, which are counted down; a refusal on the telephone ends it. The next one is a new one.',
    proof: [
      ...inBrowser(
        'paired',
        'can reject the pairing (5000): the rejection is shown, and a new code works',
        'expires after a four-minute countdown; afterwards a new one works',
      ),
      ...unit('connectSession.test.ts', 'after a rejection on the phone, a renewed code is a new one'),
    ],
  },
  {
    feature: 'A code that is waited for, and not without end',
    does: 'The place of the code says that it is being made; where the relay is silent or away, that is said, with a way to try again.',
    proof: inBrowser(
      'paired',
      'times out while the relay does not respond; when the relay is back, the next one works',
      'fails while the relay is unreachable; when the relay is back, the next one works',
    ),
  },
  {
    feature: 'An app that is not on the telephone leads to its store',
    does: 'Beside the link to the app stands the one to the device’s store.',
    proof: inBrowser(
      'onPhone',
      'if nothing happens, the store is offered',
      'a wallet without a link of its own is opened with the bare pairing, which any app may handle',
    ),
  },
  {
    feature: 'Links to apps that keep the tap',
    does: 'The pairing is made first; then there is a real link, and the person’s own tap on it opens the app.',
    proof: inBrowser(
      'onPhone',
      'a link is shown before anything opens; tapping it opens the app, and the wallet connects',
      'a wallet with a web page as its link opens in a new tab',
    ),
  },
  {
    feature: 'Failures told apart',
    does: 'Refused, already asked, not there, not answering, wrong or unknown network, session lost, anything else: each in words, announced, with a way on.',
    proof: [
      ...inBrowser('installed', 'a rejection is shown as one, and a retry connects', 'a request that is already open (−32002) is shown as that'),
      ...unit('connectFlow.test.ts', 'a failure is shown with its reason: %s'),
      ...story('Connecting', 'Refuses', 'AlreadyPending', 'Missing'),
      ...story('connect/Transcript', 'SideBySide'),
    ],
  },
  {
    feature: 'Callbacks for connect, change, disconnect and error',
    does: 'Each once, after it has happened.',
    proof: [
      ...story('buttons/ConnectButton', 'Told'),
      ...unit('walletEvents.test.ts', 'an app is notified of connecting, of each change and whether the chain is supported, and of disconnecting'),
    ],
  },
  {
    feature: 'Sign-in with the account (EIP-4361)',
    does: 'Through an adapter of the app; a nonce that failed is asked for again; another account ends the session, another chain where the app wants it so. Message built and checked by the kit, contract wallets included.',
    proof: [
      ...story('signin/SigningIn', 'SignsIn', 'NonceFailsAndComesThen', 'NotTakenByTheServer', 'AnotherAccount', 'AnotherChain', 'AnotherChainEndsTheSession'),
      ...unit('signin/signinMessage.test.ts', 'produces the example of the standard, character by character'),
      ...unit(
        'signin/verifySignin.test.ts',
        'a contract account validates its own signatures',
        'a contract account is validated even before its deployment',
      ),
    ],
  },
  {
    feature: 'Sign-in optional after connecting',
    does: 'With `required={false}` who is connected stays so and may sign in later.',
    proof: [...story('signin/OptionalSignin', 'NobodyIsAsked'), ...story('signin/SigningIn', 'AfterConnecting')],
  },
  {
    feature: 'Cancel the sign-in without disconnecting',
    does: 'With `cancel="closes"`; by default cancelling disconnects.',
    proof: story('signin/SigningIn', 'CancelCloses', 'CancelDisconnects'),
  },
  {
    feature: 'Account: name, picture, balance',
    does: 'Name of ENS, its picture where the app wants pictures, and the drawing of the address wherever there is none; the balance cut off, never rounded up.',
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
    feature: 'Balance of a token',
    does: 'Instead of the network’s own coin, by network.',
    proof: story('buttons/ConnectButton', 'TokenBalance', 'TokenBalanceFailed'),
  },
  {
    feature: 'Code to be paid by',
    does: 'The account’s bare address as a code, and to be read and copied.',
    proof: [
      ...unit('qr/qrCode.test.tsx', 'the receive step shows a code of the plain address, and the address'),
      ...story('buttons/ConnectButton', 'OpensTheAccount'),
    ],
  },
  {
    feature: 'Place for an app’s own rows in the account',
    does: '`rows`, in dialog and popover; they are given the account and a way to close.',
    proof: story('account/AccountDialog', 'RowsOfTheApp'),
  },
  {
    feature: 'Several wallets at once',
    does: 'One more is connected while the first stays; any can be used, and any can be left.',
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
    does: 'Kept by account and network, followed until they are in; replaced and dropped ones are told apart, and only a receipt says failed.',
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
    does: 'Every network of the app, test networks apart, searched where there are many; a failed change stays in sight and says why.',
    proof: [
      ...story('buttons/ConnectButton', 'SwitchesTheNetwork', 'SwitchRefused', 'WrongNetwork'),
      ...story('network/NetworkDialogView', 'Searched', 'Unsupported', 'CannotSwitch'),
      ...story('network/NetworkDialog', 'Busy'),
      ...story('network/Transcript', 'Switching'),
      ...unit('networkChoices.test.ts', "test networks are separate, each kind in the app's order"),
    ],
  },
  {
    feature: 'Insist on the app’s networks',
    does: 'With `enforceSupportedChain`: on another network there is only a change, or the way out.',
    proof: story('buttons/ConnectButton', 'EnforcedNetwork', 'EnforcedNetworkLeft'),
  },
  {
    feature: 'Add a network that the wallet does not know (4902)',
    does: 'The wallet is asked to add it, and the person is told why it asks; refusing to add is told apart from refusing to change.',
    proof: [
      ...inBrowser('installed', 'a chain that the wallet does not know (4902) is added, then switched to', 'a rejected addition leaves the wallet on its chain'),
      ...story('network/NetworkDialog', 'Added', 'AddRefused'),
    ],
  },
  {
    feature: 'View as an address, without its wallet',
    leftOut: 'Later. Every part would have to say that nothing can be signed; until each does, an account that only looks connected leads people astray.',
  },
  {
    feature: 'Buttons of an app’s own',
    does: '`ConnectButton.Custom`, `WalletButton.Custom`, and hooks that open the dialogs: undefined where that is not allowed.',
    proof: [
      ...story('buttons/ConnectButton', 'OwnButtonConnected', 'OwnButtonDisconnected', 'OwnButtonOnAWrongNetwork'),
      ...story('buttons/WalletButton', 'OwnButton'),
      ...unit('buttons/mayOpen.test.ts', 'on an unsupported network only the network dialog opens'),
    ],
  },
  {
    feature: 'Parts without a dialog',
    does: 'Account, networks and buttons can stand in a page; every step of the picker is a component that is drawn by itself in its story.',
    proof: [
      ...inBrowser('embedded', 'account and networks are shown without a dialog, switch the network and disconnect'),
      ...unit('stories.test.ts', 'every dialog, step, list, row and button of the kit has stories'),
    ],
  },
  {
    feature: 'Inside another dialog',
    does: 'Opened from an app’s own modal dialog it lies above that, is found and scrolls, and closes alone.',
    proof: [
      ...of(
        'tests/behaviour/theme/dialog.test.ts',
        "opened from another library's modal dialog, it is in front, accessible and scrollable, and closes alone",
        'a second dialog covers the first one, which is usable again afterwards',
      ),
      ...of('tests/behaviour/consumerApp/consumerApp.test.ts', 'opens the kit from inside a dialog of the app, and leaves that dialog unchanged'),
    ],
  },
  {
    feature: 'Strict content security policy',
    does: "No style element and no inline style in markup: `style-src 'self'; script-src 'self'` is enough, without a nonce.",
    proof: [
      ...of('tests/behaviour/theme/dialog.test.ts', 'does not scroll or shift, without a style element (%s)'),
      ...of(
        'tests/behaviour/consumerApp/consumerApp.test.ts',
        'guides a user without a wallet through every way to get one',
        'connects an installed wallet, shows the account, switches the network, signs in and disconnects',
      ),
      ...inBrowser('paired', 'is paired with a code, signs, and can reject a signature'),
    ],
  },
  {
    feature: 'No element around the app, no reset outside',
    does: 'With `asChild` no element is added; the stylesheet and an open dialog change nothing of the page around.',
    proof: [
      ...of(
        'tests/behaviour/theme/host.test.ts',
        "looks the same with the kit's stylesheet, and with a dialog open",
        "gets no additional element with asChild, and the kit's dialogs use the child's theme",
      ),
      ...of(
        'tests/behaviour/consumerApp/consumerApp.test.ts',
        'connects an installed wallet, shows the account, switches the network, signs in and disconnects',
        'looks the same as without a reset',
      ),
    ],
  },
  {
    feature: 'Themes',
    does: 'Light, dark, midnight and high contrast, accents, corners, density: tokens, by attribute. The system’s choice holds without a script and follows its changes.',
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
    feature: 'Twenty languages, two of them from right to left',
    does: 'The best match of the browser’s list, loaded on demand; nothing is left untranslated.',
    proof: [
      ...unit(
        'languages/words.test.ts',
        'each language has its file',
        'has the same texts as English, in the same order',
        'has no untranslated texts',
      ),
      ...unit('languages/bestLanguage.test.ts', 'the first supported tag is used'),
      ...of('tests/literals.test.ts', 'all user-facing texts of the kit are in its catalogues'),
      ...of('tests/logicalProperties.test.ts', 'all styles of the kit use logical properties instead of left and right'),
      ...story('languages/LanguageProvider', 'WordsComeLater', 'WordsDoNotCome', 'TheBrowsersOwn'),
    ],
  },
  {
    feature: 'Reduced motion',
    does: 'Nothing moves or fades for those who want less of it.',
    proof: [
      ...inBrowser('embedded', 'do not run with reduced motion', 'run by default'),
      ...of('tests/behaviour/theme/coolMode.test.ts', 'loads and throws nothing where it %s'),
    ],
  },
  {
    feature: 'Contrast of WCAG AA',
    does: 'Text 4.5:1, controls 3:1 in every theme with every accent, computed from the tokens; axe looks at every story in light and dark.',
    proof: of(
      'tests/unit/ui/contrast.test.ts',
      'has text contrast of at least 4.5:1 on every background',
      'has a contrast of at least 3:1 for icons, focus rings and control borders',
      'the high contrast theme $name has text contrast of at least 7:1',
    ),
  },
  {
    feature: 'A name for the dialog in every step',
    does: 'And the focus on the step’s heading, by keys alone through every step.',
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
    feature: 'Stories of every state',
    does: 'Every part, view, dialog and screen, each state its own story.',
    proof: [
      ...unit('stories.test.ts', 'every dialog, step, list, row and button of the kit has stories'),
      ...of('tests/stories.test.ts', 'show every component, with the real implementation'),
    ],
  },
  {
    feature: 'Pictures that block',
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
    does: '`coffer/mocks`: people who agree, refuse, hang or have a request open, in the browser or on a telephone.',
    proof: [
      ...of('tests/e2e/pack.test.ts', 'connect the demo wallet in an empty project, and simulate a person'),
      ...of(
        'tests/unit/mocks/wallet/demoConnector.test.ts',
        'connects and signs without a window',
        'a pairing is reported before the person decides, and approval connects',
      ),
    ],
  },
  {
    feature: 'Server rendering without a shift',
    does: 'Imports look for no page; what a server draws is what the browser draws first, in a place that keeps its size.',
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
    feature: 'E-mail and social login, swaps, buying coins',
    leftOut: 'Out of scope: each needs a service that holds keys or money, and an operator who answers for it. The kit connects wallets.',
  },
  {
    feature: 'Statistics',
    does: 'None. Nothing is told to anybody, and nothing kept but the connection and the recent wallets.',
    proof: inBrowser('embedded', 'the kit only requests its own host, and stores only the connection and the recent wallets'),
  },
]
