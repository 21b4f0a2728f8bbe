import type {
  OrderClass,
  OrderKind,
  OrderStatus,
  StakingStatus,
  TransactionInfo,
  TransactionStatus,
} from '#gateway'
import type { ChainFeature } from '#base'

/** Where a value is drawn: the ID of a story, or why no story draws it. */
type Drawn = `${string}--${string}` | { nowhere: string }

export interface Enumeration {
  title: string
  values: Readonly<Record<string, Drawn>>
}

const row = (story: string) => `screens-shared-transaction-row--${story}` as const
const page = (story: string) => `screens-transaction-transaction-view--${story}` as const
const intent = (story: string) => `screens-transaction-intent-fields--${story}` as const
const queue = (story: string) => `screens-queue-queue-view--${story}` as const

const messages = 'screens-messages-messages-view--owner'
const readOnly = { nowhere: "Read from a chain's definition, and never shown." }

/** Every value of every enumeration of the gateway, with the story that draws it. */
export const enumerations: readonly Enumeration[] = [
  {
    title: 'Transaction status',
    values: {
      AWAITING_CONFIRMATIONS: page('owner'),
      AWAITING_EXECUTION: page('ready-to-execute'),
      CANCELLED: row('endings'),
      FAILED: page('failed-on-chain'),
      SUCCESS: page('done'),
    } satisfies Record<TransactionStatus, Drawn>,
  },
  { title: 'Operation', values: { CALL: page('owner'), DELEGATE: page('batch') } },
  {
    title: 'Transfer direction',
    values: { INCOMING: row('past'), OUTGOING: row('past'), UNKNOWN: row('unknown-words') },
  },
  {
    title: 'Transferred token',
    values: { ERC20: row('past'), ERC721: row('past'), NATIVE_COIN: row('pending-ether') },
  },
  {
    title: 'Held token',
    values: {
      ERC20: 'screens-assets-assets-view--everyday',
      NATIVE_TOKEN: 'screens-assets-assets-view--everyday',
      ERC721: { nowhere: 'Drawn like ERC20; the gateway lists such tokens as collectibles.' },
      UNKNOWN: { nowhere: 'Drawn like ERC20.' },
    },
  },
  {
    title: 'Settings change',
    values: Object.fromEntries(
      [
        'SET_FALLBACK_HANDLER',
        'ADD_OWNER',
        'REMOVE_OWNER',
        'SWAP_OWNER',
        'CHANGE_THRESHOLD',
        'CHANGE_IMPLEMENTATION',
        'ENABLE_MODULE',
        'DISABLE_MODULE',
        'SET_GUARD',
        'DELETE_GUARD',
        'SET_MODULE_GUARD',
        'DELETE_MODULE_GUARD',
      ].map((kind) => [kind, row('settings-changes')]),
    ),
  },
  {
    title: 'Transaction information',
    values: {
      Transfer: page('owner'),
      SettingsChange: row('settings-changes'),
      Custom: page('batch'),
      Creation: page('created'),
      SwapOrder: page('swap-order'),
      TwapOrder: intent('twap-order'),
      SwapTransfer: intent('settlement'),
      NativeStakingDeposit: intent('staking-deposit'),
      NativeStakingValidatorsExit: intent('staking-exit'),
      NativeStakingWithdraw: intent('staking-withdrawal'),
      Swap: intent('aggregator-swap'),
      SwapAndBridge: intent('bridge'),
      VaultDeposit: intent('vault-deposit'),
      VaultRedeem: intent('vault-redeem'),
    } satisfies Record<TransactionInfo['type'], Drawn>,
  },
  {
    title: 'Conflict',
    values: { None: queue('owner'), HasNext: queue('owner'), End: queue('owner') },
  },
  {
    title: 'List item',
    values: {
      TRANSACTION: queue('owner'),
      LABEL: queue('owner'),
      CONFLICT_HEADER: queue('owner'),
      DATE_LABEL: 'screens-history-history-view--owner',
    },
  },
  { title: 'Label', values: { Next: queue('owner'), Queued: queue('owner') } },
  { title: 'Execution', values: { MULTISIG: page('owner'), MODULE: page('by-module') } },
  {
    title: 'Order status',
    values: {
      presignaturePending: intent('swap-order'),
      open: intent('partly-filled'),
      fulfilled: intent('fulfilled'),
      cancelled: intent('canceled'),
      expired: intent('expired'),
      unknown: intent('unknown-status'),
    } satisfies Record<OrderStatus, Drawn>,
  },
  {
    title: 'Order kind',
    values: {
      sell: intent('swap-order'),
      buy: intent('buy-order'),
      unknown: intent('unknown-status'),
    } satisfies Record<OrderKind, Drawn>,
  },
  {
    title: 'Order class',
    values: {
      limit: intent('swap-order'),
      market: intent('buy-order'),
      liquidity: intent('liquidity-order'),
      unknown: intent('unknown-status'),
    } satisfies Record<OrderClass, Drawn>,
  },
  {
    title: 'Duration of a part',
    values: { AUTO: intent('twap-order'), LIMIT_DURATION: intent('twap-with-times') },
  },
  {
    title: 'Start time',
    values: { AT_MINING_TIME: intent('twap-order'), AT_EPOCH: intent('twap-with-times') },
  },
  {
    title: 'Staking status',
    values: {
      NOT_STAKED: intent('staking-statuses'),
      ACTIVATING: intent('staking-statuses'),
      DEPOSIT_IN_PROGRESS: intent('staking-statuses'),
      ACTIVE: intent('staking-statuses'),
      EXIT_REQUESTED: intent('staking-statuses'),
      EXITING: intent('staking-statuses'),
      EXITED: intent('staking-statuses'),
      SLASHED: intent('staking-statuses'),
    } satisfies Record<StakingStatus, Drawn>,
  },
  {
    title: 'Confirmation view',
    values: {
      GENERIC: 'screens-transaction-confirm-dialog-view--review',
      COW_SWAP_ORDER: intent('swap-order'),
      COW_SWAP_TWAP_ORDER: intent('twap-order'),
      KILN_NATIVE_STAKING_DEPOSIT: intent('staking-deposit'),
      KILN_NATIVE_STAKING_VALIDATORS_EXIT: intent('staking-exit'),
      KILN_NATIVE_STAKING_WITHDRAW: intent('staking-withdrawal'),
    },
  },
  {
    title: 'Contract version',
    values: {
      UP_TO_DATE: 'screens-home-home-view--owner',
      OUTDATED: 'screens-home-home-view--outdated-with-module-and-guard',
      UNKNOWN: 'screens-home-home-view--unknown-contract',
    },
  },
  {
    title: 'Message status',
    values: Object.fromEntries(
      ['NEEDS_CONFIRMATION', 'CONFIRMED'].map((status) => [
        status,
        { nowhere: 'Never shown: the signatures themselves are counted.' },
      ]),
    ),
  },
  { title: 'Message list item', values: { DATE_LABEL: messages, MESSAGE: messages } },
  {
    title: 'Device',
    values: Object.fromEntries(
      ['ANDROID', 'IOS', 'WEB'].map((device) => [
        device,
        { nowhere: 'Sent to register a device, and never shown.' },
      ]),
    ),
  },
  {
    title: 'Chain feature',
    values: {
      TX_SIMULATION: 'screens-transaction-execute-dialog-view--review',
      DOMAIN_LOOKUP: { nowhere: 'Without it, names are those of contacts.' },
      EIP1559: { nowhere: 'It decides which kind of fee the wallet is asked for.' },
      ERC721: 'screens-assets-nfts-view--owner',
      SAFE_APPS: 'screens-apps-apps-view--ready',
      CONTRACT_INTERACTION: 'screens-new-transaction-new-transaction-view--no-contract-calls',
      SPENDING_LIMIT: 'screens-setup-limits-view--not-offered',
      SAFE_TX_GAS_OPTIONAL: {
        nowhere: 'The version of the contract decides whether a transaction needs gas.',
      },
      EIP1271: 'screens-apps-app-request-dialog--on-chain',
    } satisfies Record<ChainFeature, Drawn>,
  },
  {
    title: 'Gas price',
    values: { ORACLE: readOnly, FIXED: readOnly, FIXED1559: readOnly, UNKNOWN: readOnly },
  },
  {
    title: 'Node authentication',
    values: { API_KEY_PATH: readOnly, NO_AUTHENTICATION: readOnly, UNKNOWN: readOnly },
  },
  {
    title: 'Access to an app',
    values: {
      NO_RESTRICTIONS: 'screens-apps-app-facts--everything',
      DOMAIN_ALLOWLIST: 'screens-apps-app-facts--only-here',
    },
  },
  { title: 'App feature', values: { BATCHED_TRANSACTIONS: 'screens-apps-app-facts--everything' } },
  {
    title: 'Social platform',
    values: Object.fromEntries(
      ['TWITTER', 'GITHUB', 'DISCORD', 'TELEGRAM'].map((platform) => [
        platform,
        'screens-apps-app-facts--everything',
      ]),
    ),
  },
]
