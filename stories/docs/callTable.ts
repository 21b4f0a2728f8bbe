import type { routes } from '#gateway'
import { accountText } from '../../src/screens/settings/account/text.ts'
import { alertsText } from '../../src/screens/safe/alerts/text.ts'
import { unsubscribeText } from '../../src/screens/safe/alerts/unsubscribe/text.ts'
import { confirmText } from '../../src/screens/transactions/confirm/text.ts'
import { deleteText } from '../../src/screens/transactions/delete/text.ts'
import { newTransactionText } from '../../src/screens/transactions/newTransaction/text.ts'
import { transactionText } from '../../src/screens/common/signing/text.ts'
import { settingsText } from '../../src/screens/settings/common/text.ts'
import { notificationsText } from '../../src/screens/settings/notifications/text.ts'
import { setupText } from '../../src/screens/safe/setup/text.ts'
import { systemText } from '../../src/screens/common/system/text.ts'
import { problemText } from '../../src/ui/Problem/text.ts'
import { englishText } from '../englishText.ts'

type RouteName = keyof typeof routes

/** The message shown if a gateway lacks a call. */
export type Lacking =
  /** A text of the product. */
  | { words: string }
  /** Another call is made instead, or none; why that doesn't matter. */
  | { silent: string }

interface Used {
  /** Where it is made. */
  screen: string
  /** ID of a story that shows its result or its use. */
  story: `${string}--${string}`
  /**
   * The end-to-end test that makes the call in the mocked world: its file, and part of its title.
   */
  test: readonly [file: `tests/${string}.test.ts`, words: string]
  lacking: Lacking
}

/**
 * Another version of a call that the product makes: the newest one that the gateway has is used.
 */
interface Companion {
  versionOf: RouteName
}

/** Only for other projects that use the client. */
interface Unused {
  unused: string
}

const problem: Lacking = { words: englishText(problemText)('problem.notOffered.title') }
const inTheDemo = ['tests/journeys/demo.test.ts', 'lets Alice confirm and Bob execute'] as const
const accountWords = englishText(accountText)
const alertsWords = englishText(alertsText)
const unsubscribeWords = englishText(unsubscribeText)
const onAccount = (story: string) => `screens-account-account-screen--${story}` as const
const notificationsWords = englishText(notificationsText)
const onNotifications = (story: string) =>
  `screens-settings-notifications-screen--${story}` as const
const onAlerts = (story: string) => `screens-alerts-alerts-screen--${story}` as const
const login = ['tests/e2e/account.test.ts', 'begins after a rejected login'] as const
const email = ['tests/e2e/alerts.test.ts', 'is registered after a rejection, verified'] as const
const recovery = ['tests/e2e/alerts.test.ts', 'is reported by email to a verified owner'] as const
const noAccounts: Lacking = { words: accountWords('account.notOffered') }
const relay: Lacking = { silent: 'The wallet pays the fee.' }

export type CallUse = Used | Companion | Unused

/** Each call of the gateway client and what uses it. Compilation fails if a call has no line. */
export const callUses = {
  // Chains
  chains: {
    screen: 'Start of the app',
    story: 'screens-system-starting-view--waiting-for-the-service',
    test: [
      'tests/live/start.test.ts',
      'the app requests only the chains from the gateway if it must',
    ],
    lacking: { words: englishText(systemText)('outage.heading') },
  },
  chainsV2: { versionOf: 'chains' },
  chain: {
    screen: 'Home, of a Safe that the gateway doesn’t know',
    story: 'screens-home-home-screen--not-served',
    test: ['tests/live/calls.test.ts', 'a Safe that the gateway doesn’t know'],
    lacking: { silent: 'The page says that there is no Safe, as far as the gateway knows.' },
  },
  chainV2: { versionOf: 'chain' },
  masterCopies: {
    screen: 'Owners and rules',
    story: 'screens-setup-setup-view--owner',
    test: ['tests/e2e/setup.test.ts', 'propose the update of the contract from 1.3.0 to 1.4.1'],
    lacking: { words: englishText(setupText)('versions.failed') },
  },
  indexingStatus: {
    screen: 'History',
    story: 'screens-history-history-screen--lagging',
    test: inTheDemo,
    lacking: { silent: "The page can't show whether the history is behind." },
  },
  about: { unused: 'Describes the service behind the gateway.' },
  gasPrice: { unused: 'Fees are read from the network’s own node.' },

  // Safes and their owners
  safe: {
    screen: 'Every page of a Safe',
    story: 'screens-home-home-screen--treasury',
    test: inTheDemo,
    lacking: problem,
  },
  overviews: {
    screen: 'My Safes',
    story: 'screens-my-safes-my-safes-screen--of-alice',
    test: inTheDemo,
    lacking: problem,
  },
  overviewsV2: { versionOf: 'overviews' },
  ownedSafes: {
    screen: 'My Safes',
    story: 'screens-my-safes-my-safes-screen--of-alice',
    test: inTheDemo,
    lacking: problem,
  },
  allOwnedSafesV1: { versionOf: 'ownedSafes' },
  allOwnedSafesV2: { versionOf: 'ownedSafes' },
  allOwnedSafesV3: { versionOf: 'ownedSafes' },
  nonces: {
    screen: 'Send, and every new transaction',
    story: 'flows-send-tokens--no-nonces',
    test: ['tests/e2e/send.test.ts', 'goes from the form to the history'],
    lacking: problem,
  },
  creation: {
    screen: 'Transaction, of the creation',
    story: 'screens-transaction-transaction-screen--safe-created',
    test: ['tests/live/calls.test.ts', 'the creation of a Safe'],
    lacking: problem,
  },

  // Assets
  balances: {
    screen: 'Assets, Home, Send',
    story: 'screens-assets-assets-screen--in-euros',
    test: inTheDemo,
    lacking: problem,
  },
  fiatCodes: {
    screen: 'Settings, Assets',
    story: 'screens-settings-settings-screen--choosing',
    test: ['tests/live/settings.test.ts', 'change the look immediately'],
    lacking: { words: englishText(settingsText)('currency.failed') },
  },
  positions: {
    screen: 'Assets, Home',
    story: 'screens-assets-assets-screen--positions-in-euros',
    test: ['tests/live/calls.test.ts', 'the assets'],
    lacking: { silent: 'The total is that of the tokens.' },
  },
  collectibles: {
    screen: 'NFTs',
    story: 'screens-assets-nfts-view--owner',
    test: ['tests/e2e/nfts.test.ts', 'the NFTs of a Safe'],
    lacking: problem,
  },
  collectiblesV1: { versionOf: 'collectibles' },

  // Transactions
  queued: {
    screen: 'Queue, Home',
    story: 'screens-queue-queue-screen--treasury',
    test: inTheDemo,
    lacking: problem,
  },
  history: {
    screen: 'History, Home',
    story: 'screens-history-history-screen--treasury',
    test: inTheDemo,
    lacking: problem,
  },
  incomingTransfers: {
    screen: 'History, filtered',
    story: 'screens-history-filter-view--incoming',
    test: ['tests/live/calls.test.ts', 'incoming transfers'],
    lacking: problem,
  },
  multisigTransactions: {
    screen: 'History, filtered',
    story: 'screens-history-history-screen--filtered',
    test: ['tests/live/calls.test.ts', 'transactions of the owners'],
    lacking: problem,
  },
  moduleTransactions: {
    screen: 'History, filtered',
    story: 'screens-history-filter-view--another-type',
    test: ['tests/live/calls.test.ts', 'transactions of modules'],
    lacking: problem,
  },
  details: {
    screen: 'Transaction',
    story: 'screens-transaction-transaction-screen--pending',
    test: inTheDemo,
    lacking: problem,
  },
  deleteTransaction: {
    screen: 'Transaction',
    story: 'flows-delete-a-transaction--deleted',
    test: ['tests/e2e/send.test.ts', 'removes it from the queue'],
    lacking: { words: englishText(deleteText)('fail.declined') },
  },
  estimation: {
    screen: 'Review of a Safe’s transaction before 1.3.0, if its node can’t estimate it',
    story: 'screens-transaction-confirm-dialog-view--gas-reported',
    // No Safe of the mocked world is that old; the contract of 1.1.1 runs in this test.
    test: ['tests/unit/signing/safeTxGas.test.ts', 'is used where the node can’t estimate it'],
    lacking: { words: englishText(confirmText)('gas.missing') },
  },
  propose: {
    screen: 'Send, and every new transaction',
    story: 'flows-send-tokens--proposed',
    test: ['tests/e2e/send.test.ts', 'goes from the form to the history'],
    lacking: { words: englishText(transactionText)('fail.unreachable') },
  },
  confirm: { versionOf: 'propose' },
  preview: {
    screen: 'Review of a new transaction',
    story: 'flows-propose-a-transaction--swap-order',
    test: ['tests/e2e/newTransaction.test.ts', 'goes from its actions to the history'],
    lacking: { silent: 'The review shows our own decoding, which is what counts.' },
  },
  confirmationView: { versionOf: 'preview' },
  counterparties: {
    screen: 'Review of a transaction',
    story: 'screens-transaction-hints-view--worst-first',
    test: inTheDemo,
    lacking: { silent: 'The review has no hints of the gateway; its own checks are what counts.' },
  },
  decodeData: {
    screen: 'Call a contract, with raw data',
    story: 'screens-new-transaction-call-view--raw-data-decoded',
    test: ['tests/live/kinds.test.ts', 'raw data'],
    lacking: { words: englishText(newTransactionText)('call.decoded.failed') },
  },
  contract: {
    screen: 'Call a contract',
    story: 'screens-new-transaction-call-view--known',
    test: ['tests/live/kinds.test.ts', 'a method of a contract'],
    lacking: { words: englishText(newTransactionText)('call.lookup.failed') },
  },

  // Relaying
  relay: {
    screen: 'Execute',
    story: 'flows-execute-a-transaction--relayed',
    test: ['tests/live/relay.test.ts', 'is offered where a wallet can’t pay'],
    lacking: relay,
  },
  relaysRemaining: {
    screen: 'Execute',
    story: 'flows-execute-a-transaction--nothing-left-to-relay',
    test: ['tests/live/relay.test.ts', 'is offered where a wallet can’t pay'],
    lacking: relay,
  },
  relayStatus: {
    screen: 'Every page, while a relayed transaction is on its way',
    story: 'flows-execute-a-transaction--relayed',
    test: ['tests/live/relay.test.ts', 'is offered where a wallet can’t pay'],
    lacking: { silent: 'The chain says what became of it.' },
  },

  // Messages
  messages: {
    screen: 'Messages',
    story: 'screens-messages-messages-screen--written',
    test: ['tests/live/messages.test.ts', 'is written, signed by two'],
    lacking: problem,
  },
  message: {
    screen: 'Message',
    story: 'screens-messages-message-screen--to-sign',
    test: ['tests/live/messages.test.ts', 'is written, signed by two'],
    lacking: problem,
  },
  proposeMessage: {
    screen: 'New message, requests of apps',
    story: 'screens-messages-messages-screen--written',
    test: ['tests/live/messages.test.ts', 'is written, signed by two'],
    lacking: { words: englishText(transactionText)('fail.unreachable') },
  },
  confirmMessage: {
    screen: 'Message',
    story: 'screens-messages-message-screen--to-sign',
    test: ['tests/live/messages.test.ts', 'is written, signed by two'],
    lacking: { words: englishText(transactionText)('fail.unreachable') },
  },

  // Delegates
  delegates: {
    screen: 'Owners and rules',
    story: 'screens-setup-delegates-view--owner',
    test: ['tests/e2e/setup.test.ts', 'add a delegate after a rejection, with its proposal marked'],
    lacking: { words: englishText(setupText)('delegates.notOffered') },
  },
  addDelegate: {
    screen: 'Owners and rules',
    story: 'flows-add-a-delegate--added',
    test: ['tests/e2e/setup.test.ts', 'add a delegate after a rejection, with its proposal marked'],
    lacking: { words: englishText(setupText)('delegates.notOffered') },
  },
  removeDelegate: {
    screen: 'Owners and rules',
    story: 'flows-remove-a-delegate--by-the-owner',
    test: ['tests/e2e/setup.test.ts', 'add a delegate after a rejection, with its proposal marked'],
    lacking: { words: englishText(setupText)('delegates.notOffered') },
  },

  // Apps
  safeApps: {
    screen: 'Apps',
    story: 'screens-apps-apps-screen--everyday',
    test: ['tests/live/apps.test.ts', 'has its payments signed and executed by owners'],
    lacking: problem,
  },

  // Login and account
  authNonce: {
    screen: 'Account, sign-in',
    story: onAccount('no-sign-in'),
    test: login,
    lacking: { words: accountWords('login.notOffered') },
  },
  verifyLogin: {
    screen: 'Account, sign-in',
    story: onAccount('signs-in-and-creates'),
    test: login,
    lacking: { words: accountWords('login.notOffered') },
  },
  session: {
    screen: 'Account',
    story: onAccount('signs-out'),
    test: ['tests/e2e/account.test.ts', 'says so, keeps the session over a reload'],
    lacking: {
      silent:
        'The app requests the account, and uses what this device stored, to see who is signed in.',
    },
  },
  logout: {
    screen: 'Account',
    story: onAccount('signs-out'),
    test: ['tests/e2e/account.test.ts', 'says so, keeps the session over a reload'],
    lacking: { words: accountWords('login.cannotEnd') },
  },
  createAccount: {
    screen: 'Account',
    story: onAccount('signs-in-and-creates'),
    test: login,
    lacking: noAccounts,
  },
  account: {
    screen: 'Account',
    story: onAccount('signs-in-and-creates'),
    test: login,
    lacking: noAccounts,
  },
  accountDataTypes: {
    screen: 'Account',
    story: onAccount('switches'),
    test: login,
    lacking: noAccounts,
  },
  accountDataSettings: {
    screen: 'Account',
    story: onAccount('switches'),
    test: login,
    lacking: noAccounts,
  },
  putAccountDataSettings: {
    screen: 'Account',
    story: onAccount('switches'),
    test: login,
    lacking: noAccounts,
  },
  deleteAccount: {
    screen: 'Account',
    story: 'flows-delete-the-account--deleted',
    test: login,
    lacking: noAccounts,
  },

  // Notifications on a device
  registerDevice: {
    screen: 'Notifications',
    story: onNotifications('turned-on'),
    test: ['tests/e2e/notifications.test.ts', 'are turned on for two Safes on two networks'],
    lacking: { words: notificationsWords('fail.notOffered') },
  },
  registerDeviceV2: {
    unused: 'Needs a login; the signatures of the older call work with every gateway.',
  },
  unregisterSafe: {
    screen: 'Notifications',
    story: onNotifications('one-turned-off'),
    test: ['tests/e2e/notifications.test.ts', 'are turned on for two Safes on two networks'],
    lacking: { words: notificationsWords('off.notOffered') },
  },
  unregisterSafeV2: { versionOf: 'unregisterSafe' },
  unregisterDevice: {
    screen: 'Notifications',
    story: onNotifications('gateway-down-while-turning-off'),
    test: ['tests/e2e/notifications.test.ts', 'are turned on for two Safes on two networks'],
    lacking: { words: notificationsWords('off.untoldNotOffered') },
  },
  unregisterDeviceV2: { versionOf: 'unregisterDevice' },
  subscribedKinds: {
    screen: 'Notifications, with a login',
    story: 'screens-settings-notifications-view--held-by-the-gateway',
    test: [
      'tests/unit/queries/subscriptions.test.ts',
      'are those that the gateway stores for the signed-in user',
    ],
    lacking: { silent: 'Only what this device remembers is shown.' },
  },
  removeSubscriptions: {
    screen: 'Notifications',
    story: onNotifications('gateway-down-while-turning-off'),
    test: ['tests/e2e/notifications.test.ts', 'are turned on for two Safes on two networks'],
    lacking: { silent: 'The device is forgotten on each network instead.' },
  },

  // Email and recovery
  registeredEmail: {
    screen: 'Email and recovery',
    story: onAlerts('shown'),
    test: email,
    lacking: { words: alertsWords('email.notOffered') },
  },
  registerEmail: {
    screen: 'Email and recovery',
    story: onAlerts('registered'),
    test: email,
    lacking: { words: alertsWords('declined.notOffered') },
  },
  verifyEmail: {
    screen: 'Email and recovery',
    story: onAlerts('registered'),
    test: email,
    lacking: { words: alertsWords('code.notOffered') },
  },
  resendVerification: {
    screen: 'Email and recovery',
    story: 'screens-alerts-code-view--resent',
    test: email,
    lacking: { words: alertsWords('code.resend.notOffered') },
  },
  changeEmail: {
    screen: 'Email and recovery',
    story: 'flows-email-address--changed',
    test: ['tests/e2e/alerts.test.ts', 'is changed to another one'],
    lacking: { words: alertsWords('declined.notOffered') },
  },
  deleteEmail: {
    screen: 'Email and recovery',
    story: 'flows-email-address--deleted',
    test: ['tests/e2e/alerts.test.ts', 'is changed to another one'],
    lacking: { words: alertsWords('declined.notOffered') },
  },
  registerRecovery: {
    screen: 'Email and recovery',
    story: onAlerts('watched'),
    test: recovery,
    lacking: { words: alertsWords('recovery.watch.notOffered') },
  },
  removeRecovery: {
    screen: 'Email and recovery',
    story: onAlerts('watched'),
    test: recovery,
    lacking: { words: alertsWords('recovery.stop.notOffered') },
  },
  unsubscribe: {
    screen: 'The page of links in emails',
    story: 'screens-alerts-unsubscribe-screen--one-category',
    test: recovery,
    lacking: { words: unsubscribeWords('notOffered.title') },
  },
  unsubscribeAll: {
    screen: 'The page of links in emails',
    story: 'screens-alerts-unsubscribe-screen--all',
    test: ['tests/e2e/alerts.test.ts', 'is not requested where the gateway has no email'],
    lacking: { words: unsubscribeWords('notOffered.title') },
  },
} satisfies Record<RouteName, CallUse>

export const isUsed = (use: CallUse): use is Used => 'screen' in use
