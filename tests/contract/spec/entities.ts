import { differs, each, met, type SpecSection } from './row.ts'

const table = ['stories.test.ts', 'are all in the table'] as const
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
    met(
      'Transaction fields: safeTxHash, txHash, to, value, data, operation.',
      'contract/sdk.test.ts',
      'of %s equals that of the official client',
    ),
    met(
      'Message hash, signature and signer are used in paths and bodies.',
      'contract/sdk.test.ts',
      'of %s equals that of the official client',
    ),
    ...each(
      'Transaction status',
      'AWAITING_CONFIRMATIONS, AWAITING_EXECUTION, CANCELLED, FAILED, SUCCESS',
      ...table,
    ),
    ...each('Operation', 'CALL (0), DELEGATE (1)', ...table),
    ...each('Transfer direction', 'INCOMING, OUTGOING, UNKNOWN', ...table),
    ...each('Transaction token type', 'ERC20, ERC721, NATIVE_COIN', ...table),
    ...each('Balance token type', 'ERC20, ERC721, NATIVE_TOKEN, UNKNOWN', ...table),
    ...each(
      'Settings change kind',
      'SET_FALLBACK_HANDLER, ADD_OWNER, REMOVE_OWNER, SWAP_OWNER, CHANGE_THRESHOLD, ' +
        'CHANGE_IMPLEMENTATION, ENABLE_MODULE, DISABLE_MODULE, SET_GUARD, DELETE_GUARD',
      ...table,
    ),
    ...each(
      'Transaction info type',
      'Transfer, SettingsChange, Custom, Creation, SwapOrder, TwapOrder, SwapTransfer, ' +
        'NativeStakingDeposit, NativeStakingValidatorsExit, NativeStakingWithdraw',
      ...table,
    ),
    ...each('Conflict type', 'None, HasNext, End', ...table),
    ...each('List item type', 'TRANSACTION, LABEL, CONFLICT_HEADER, DATE_LABEL', ...table),
    ...each('Label value', 'Queued, Next', ...table),
    ...each('Detailed execution info type', 'MULTISIG, MODULE', ...table),
    ...each('Duration type', 'AUTO, LIMIT_DURATION', ...table),
    ...each('Start time', 'AT_MINING_TIME, AT_EPOCH', ...table),
    ...each('Safe message status', 'NEEDS_CONFIRMATION, CONFIRMED', ...table),
    ...each('Message list item type', 'DATE_LABEL, MESSAGE', ...table),
    ...each('Implementation version state', 'UP_TO_DATE, OUTDATED, UNKNOWN', ...table),
    ...each(
      'Confirmation view type',
      'GENERIC, COW_SWAP_ORDER, COW_SWAP_TWAP_ORDER, KILN_NATIVE_STAKING_DEPOSIT, ' +
        'KILN_NATIVE_STAKING_VALIDATORS_EXIT, KILN_NATIVE_STAKING_WITHDRAW',
      ...table,
    ),
    ...each(
      'Native staking status',
      'NOT_STAKED, ACTIVATING, DEPOSIT_IN_PROGRESS, ACTIVE, EXIT_REQUESTED, EXITING, EXITED, ' +
        'SLASHED',
      ...table,
    ),
    ...each('Device type', 'ANDROID, IOS, WEB', ...table),
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
    ...each('Gas price type', 'ORACLE, FIXED, FIXED1559, UNKNOWN', ...table),
    ...each('RPC authentication', 'API_KEY_PATH, NO_AUTHENTICATION, UNKNOWN', ...table),
    ...each('Safe app access policy', 'NO_RESTRICTIONS, DOMAIN_ALLOWLIST', ...table),
    ...each('Safe app feature', 'BATCHED_TRANSACTIONS', ...table),
    ...each('Social platform', 'TWITTER, GITHUB, DISCORD, TELEGRAM', ...table),
  ],
}
