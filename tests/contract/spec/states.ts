import { each, met, type SpecSection } from './row.ts'

const installed = 'behavior/wallet/installed.test.ts'
const events = 'unit/wallet/walletEvents.test.ts'
const connect = 'unit/wallet/walletConnect.test.ts'

export const states: SpecSection = {
  title: '4. States and transitions',
  rows: [
    met(
      'Transaction lifecycle: awaiting confirmations, then awaiting execution, then success, ' +
        'failed or cancelled.',
      'unit/safe/lifecycle.test.ts',
      'follows from the chain and the signatures',
    ),
    ...each(
      'Message',
      'NEEDS_CONFIRMATION, CONFIRMED',
      'unit/mocks/gateway/messages.test.ts',
      'is confirmed once enough owners have signed and the Safe accepts it',
    ),
    met(
      'Email registration has a verify step with a resend option.',
      'unit/mocks/gateway/emails.test.ts',
      'can resend the code after 30 seconds, and gets a new one after five minutes',
    ),
    met(
      'Wallet connection: connecting',
      'unit/wallet/walletConfig.test.ts',
      'a wallet that hangs leaves the page connecting until the user decides',
    ),
    ...each(
      'Wallet connection',
      'connected, disconnected',
      events,
      'an app is notified of connections, changes, chain support and disconnections',
    ),
    met(
      'Wallet connection: reconnecting',
      'unit/wallet/walletConfig.test.ts',
      'the wallet of the last visit reconnects, unless the user disconnected it',
    ),
    met(
      'The connector emits disconnect when the wallet reports an empty account list.',
      connect,
      'an empty list of accounts ends the session',
    ),
    met(
      'The connector emits disconnect when a session is deleted.',
      connect,
      'changes in the wallet are applied: account, chain, and the end of the session',
    ),
    met(
      'The connector emits disconnect when a disconnect event arrives.',
      installed,
      'a connection that the wallet ends is ended here too',
    ),
    met(
      'Account and chain changes emit change events carrying an unsupported-chain flag.',
      events,
      'an app is notified of connections, changes, chain support and disconnections',
    ),
    ...each(
      'Connection status in the dialogs',
      'disconnected, connected, loading, unauthenticated',
      'unit/wallet/signin/provider.test.tsx',
      'the connection status is known with and without it',
    ),
    ...each(
      'Sign-in',
      'idle, signing, verifying',
      'unit/wallet/signin/signinFlow.test.ts',
      'all steps are covered',
    ),
    met(
      'Local recent transaction: pending, then confirmed.',
      'unit/wallet/transactions/watchTransactions.test.ts',
      'a pending one is watched until it is confirmed, which is reported once',
    ),
    met(
      'Local recent transaction: pending, then failed.',
      'unit/wallet/transactions/resolveTransactionStatus.test.ts',
      'a mined and reverted one has failed',
    ),
  ],
}
