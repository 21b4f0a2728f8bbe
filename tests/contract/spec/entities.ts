import { differs, each, met, read, type SpecSection } from './row.ts'

const fields = 'contract/spec/fields.test.ts'
const store = 'unit/wallet/transactions/transactionStore.test.ts'

export const entities: SpecSection = {
  title: '3. Entities and their fields',
  rows: [
    met(
      'Wallet connection result: account address, chain {id, unsupported flag}, provider.',
      'unit/wallet/walletEvents.test.ts',
      'an app is notified of connections, changes, chain support and disconnections',
    ),
    met(
      'Chain definition: id, name, network, nativeCurrency (name, symbol, decimals 18), rpcUrls ' +
        '(default and public http lists), blockExplorers, testnet flag.',
      'unit/app/chains.test.ts',
      "has our coin's name, its prefix, and the app's and the public node",
    ),
    met(
      'Recent transaction (kept locally per address and chain): hash, description, optional ' +
        'confirmations, status.',
      store,
      'an added one is pending, and stored by account and chain',
    ),
    met(
      'Recently used wallet ids are kept locally.',
      'unit/wallet/recentWallets.test.ts',
      'all are stored, however few are shown',
    ),
    met(
      'Safe info fields read: chainId, safeAddress.',
      'contract/appsAnswers.test.ts',
      'this host responds like existing hosts, or differs as listed:',
    ),
    ...['safeTxHash', 'txHash', 'to', 'value', 'data', 'operation'].map((field) =>
      met(`Transaction field: ${field}`, fields, 'of a transaction is read: %s', field),
    ),
    met(
      'A message hash and a signature are used in paths and bodies.',
      fields,
      'of a message is sent: its hash in paths, a signature in bodies',
    ),
    met('A signer is used in paths and bodies.', fields, 'is sent: a signer in paths and bodies'),
    ...read(
      'Transaction status',
      'AWAITING_CONFIRMATIONS, AWAITING_EXECUTION, CANCELLED, FAILED, SUCCESS',
    ),
    ...read('Operation', 'CALL (0), DELEGATE (1)'),
    ...read('Transfer direction', 'INCOMING, OUTGOING, UNKNOWN'),
    ...read('Transaction token type', 'ERC20, ERC721, NATIVE_COIN'),
    ...read('Balance token type', 'ERC20, ERC721, NATIVE_TOKEN, UNKNOWN'),
    ...read(
      'Settings change kind',
      'SET_FALLBACK_HANDLER, ADD_OWNER, REMOVE_OWNER, SWAP_OWNER, CHANGE_THRESHOLD, ' +
        'CHANGE_IMPLEMENTATION, ENABLE_MODULE, DISABLE_MODULE, SET_GUARD, DELETE_GUARD',
    ),
    ...read(
      'Transaction info type',
      'Transfer, SettingsChange, Custom, Creation, SwapOrder, TwapOrder, SwapTransfer, ' +
        'NativeStakingDeposit, NativeStakingValidatorsExit, NativeStakingWithdraw',
    ),
    ...read('Conflict type', 'None, HasNext, End'),
    ...read('List item type', 'TRANSACTION, LABEL, CONFLICT_HEADER, DATE_LABEL'),
    ...read('Label value', 'Queued, Next'),
    ...read('Detailed execution info type', 'MULTISIG, MODULE'),
    ...read('Duration type', 'AUTO, LIMIT_DURATION'),
    ...read('Start time', 'AT_MINING_TIME, AT_EPOCH'),
    ...read('Safe message status', 'NEEDS_CONFIRMATION, CONFIRMED'),
    ...read('Message list item type', 'DATE_LABEL, MESSAGE'),
    ...read('Implementation version state', 'UP_TO_DATE, OUTDATED, UNKNOWN'),
    ...read(
      'Confirmation view type',
      'GENERIC, COW_SWAP_ORDER, COW_SWAP_TWAP_ORDER, KILN_NATIVE_STAKING_DEPOSIT, ' +
        'KILN_NATIVE_STAKING_VALIDATORS_EXIT, KILN_NATIVE_STAKING_WITHDRAW',
    ),
    ...read(
      'Native staking status',
      'NOT_STAKED, ACTIVATING, DEPOSIT_IN_PROGRESS, ACTIVE, EXIT_REQUESTED, EXITING, EXITED, ' +
        'SLASHED',
    ),
    ...'ANDROID, IOS, WEB'
      .split(', ')
      .map((device) =>
        met(
          `Device type: ${device}`,
          'contract/spec/values.test.ts',
          'is sent: Device type: %s',
          device,
        ),
      ),
    ...each(
      'Chain feature',
      'ERC721, SAFE_APPS, CONTRACT_INTERACTION, DOMAIN_LOOKUP, SPENDING_LIMIT, EIP1559, ' +
        'TX_SIMULATION, EIP1271',
      'unit/screens/core/environment/capabilities.test.ts',
      'are used exactly if they open something, and the table of values agrees',
    ),
    differs(
      'Chain feature: SAFE_TX_GAS_OPTIONAL',
      'It has no effect: the version of a Safe’s contract decides whether a transaction needs ' +
        'gas. From 1.3.0 on, setting it would use up the nonce of a failed transaction.',
    ),
    ...read('Gas price type', 'ORACLE, FIXED, FIXED1559, UNKNOWN'),
    ...read('RPC authentication', 'API_KEY_PATH, NO_AUTHENTICATION, UNKNOWN'),
    ...read('Safe app access policy', 'NO_RESTRICTIONS, DOMAIN_ALLOWLIST'),
    ...read('Safe app feature', 'BATCHED_TRANSACTIONS'),
    ...read('Social platform', 'TWITTER, GITHUB, DISCORD, TELEGRAM'),
  ],
}
