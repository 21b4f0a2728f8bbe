import * as gateway from '#gateway'
import {
  safeAppsQuery,
  toAssets,
  toChainSummary,
  toHistory,
  toMessages,
  toPreview,
  toQueue,
  toSafeDetail,
  toTransactionDetail,
  toTransactionIntent,
} from '#queries'
import { observeQuery } from '../../unit/queries/observeQuery.ts'
import { aGatewayThatAnswers } from '../../unit/queries/recordedGateway.ts'
import { changed } from '../corrupt.ts'
import { answerNamed } from '../samples/samples.ts'

const { routes } = gateway

/** An enumeration of the specification, and how this product reads each of its values. */
interface Values {
  /** As the specification calls it. */
  what: string
  /** The gateway client's runtime enumeration. */
  of: object
  route: gateway.Route
  /** A recorded response with the value in it, as it is on the wire. */
  answer: (wire: unknown, name: string) => unknown
  /** What the product makes of that response. */
  read: (answer: never) => unknown
  /** By the value's name in the specification. */
  as: Readonly<Record<string, unknown>>
}

type Details = gateway.TransactionDetails
interface List<Row> {
  next: null
  results: Row[]
}
const today = (name: string) => answerNamed(`today/${name}.json`)
const details = (name: string) => today(`details_${name}`)
const same = (names: string): Record<string, string> =>
  Object.fromEntries(names.split(', ').map((name) => [name, name]))
const always = (names: string, value: unknown) =>
  Object.fromEntries(names.split(', ').map((name) => [name, value]))

const transfer = 'Transfer_ERC20_SUCCESS_26'
const intentOf = ({ txInfo }: Details) => toTransactionIntent(txInfo) as never as Record<string, {}>
const actionOf = (answer: Details) =>
  intentOf(answer).action as { kind: string; what: { type: string }; change: { type: string } }
const kindOf = (answer: Details) =>
  intentOf(answer).kind === ('action' as never) ? actionOf(answer).kind : intentOf(answer).kind

/** Rows of a recorded list: the first of each type that is named. */
const rowsOf = (list: string, ...types: readonly string[]) => {
  const page = today(list) as List<{ type: string }>
  const rows = types.map((type) => page.results.find((row) => row.type === type))
  return { ...page, next: null, previous: null, results: rows }
}
const sizesOf = (answer: List<never>) => {
  const { next, later } = toQueue([answer as never])
  return [next, later].map((groups) => groups.flatMap(({ items }) => items).length)
}

const twap = (path: string, value: object) =>
  changed(details('TwapOrder_SUCCESS_9'), [[['txInfo', path], value]])
const order = (answer: Details) =>
  intentOf(answer).order as { partDuration: number | null; startsAt: number | null }
const draft = { to: `0x${'12'.repeat(20)}`, value: 0n, data: '0x', operation: 0 } as const

const site = 'https://coffer.test'
const listedApp = async (answer: never) => {
  const [app] = await observeQuery(
    safeAppsQuery(aGatewayThatAnswers(answer), '1', { origin: site }),
  )
  return app
}
const appWith = (field: string, value: unknown) => changed(today('safeApps'), [[[0, field], value]])

const settingsSample: Record<string, string> = {
  CHANGE_IMPLEMENTATION: 'SettingsChange_CHANGE_MASTER_COPY_SUCCESS_19',
  SET_FALLBACK_HANDLER: 'SettingsChange_SET_FALLBACK_HANDLER_SUCCESS_16',
  ADD_OWNER: 'SettingsChange_ADD_OWNER_SUCCESS_23',
  REMOVE_OWNER: 'SettingsChange_REMOVE_OWNER_SUCCESS_22',
  SWAP_OWNER: 'SettingsChange_SWAP_OWNER_SUCCESS_21',
  CHANGE_THRESHOLD: 'SettingsChange_CHANGE_THRESHOLD_SUCCESS_20',
  ENABLE_MODULE: 'SettingsChange_ENABLE_MODULE_SUCCESS_18',
  DISABLE_MODULE: 'SettingsChange_DISABLE_MODULE_SUCCESS_17',
  SET_GUARD: 'SettingsChange_SET_GUARD_SUCCESS_15',
  DELETE_GUARD: 'SettingsChange_DELETE_GUARD_SUCCESS_14',
}
const infoSample: Record<string, string> = {
  Transfer: transfer,
  SettingsChange: 'SettingsChange_ADD_OWNER_SUCCESS_23',
  Custom: 'Custom_approve_SUCCESS_13',
  SwapOrder: 'SwapOrder_SUCCESS_10',
  TwapOrder: 'TwapOrder_SUCCESS_9',
  SwapTransfer: 'SwapTransfer_ERC20_SUCCESS_1',
  NativeStakingDeposit: 'NativeStakingDeposit_SUCCESS_8',
  NativeStakingValidatorsExit: 'NativeStakingValidatorsExit_SUCCESS_7',
  NativeStakingWithdraw: 'NativeStakingWithdraw_SUCCESS_6',
}
const creation = () => {
  const { txInfo } = details(transfer) as Details
  const { sender } = txInfo as { sender: unknown }
  const hash = `0x${'ab'.repeat(32)}`
  return {
    type: 'Creation',
    creator: sender,
    transactionHash: hash,
    implementation: null,
    factory: null,
  }
}

/** What the kinds need, together. */
const gasPrice = {
  uri: 'https://gas.example',
  gasParameter: 'FastGasPrice',
  gweiFactor: '1000000000',
  weiValue: '1',
  maxFeePerGas: '2',
  maxPriorityFeePerGas: '1',
}

export const values: readonly Values[] = [
  {
    what: 'Transaction status',
    of: gateway.TransactionStatus,
    route: routes.details,
    answer: (wire) => changed(details(transfer), [[['txStatus'], wire]]),
    read: (answer: Details) => toTransactionDetail(answer, '1').status,
    as: same('AWAITING_CONFIRMATIONS, AWAITING_EXECUTION, CANCELLED, FAILED, SUCCESS'),
  },
  {
    what: 'Operation',
    of: gateway.Operation,
    route: routes.details,
    answer: (wire) => changed(details(transfer), [[['txData', 'operation'], wire]]),
    read: (answer: Details) => toTransactionDetail(answer, '1').tx?.operation,
    as: { CALL: 0, DELEGATE: 1 },
  },
  {
    what: 'Transfer direction',
    of: gateway.TransferDirection,
    route: routes.details,
    answer: (wire) => changed(details(transfer), [[['txInfo', 'direction'], wire]]),
    read: (answer: Details) => actionOf(answer).kind,
    as: { INCOMING: 'receive', OUTGOING: 'send', UNKNOWN: 'transfer' },
  },
  {
    what: 'Transaction token type',
    of: gateway.TransactionTokenType,
    route: routes.details,
    answer: (_, name) =>
      details(`Transfer_${name}_SUCCESS_${{ ERC20: 26, ERC721: 24 }[name] ?? 25}`),
    read: (answer: Details) => actionOf(answer).what.type,
    as: { ERC20: 'erc20', ERC721: 'erc721', NATIVE_COIN: 'native' },
  },
  {
    what: 'Balance token type',
    of: gateway.TokenType,
    route: routes.balances,
    answer: (wire) => changed(today('balances'), [[['items', 0, 'tokenInfo', 'type'], wire]]),
    read: (answer: gateway.Balances) => toAssets(answer, 'usd').items[0]?.type,
    as: { ERC20: 'erc20', ERC721: 'erc721', NATIVE_TOKEN: 'native', UNKNOWN: 'unknown' },
  },
  {
    what: 'Settings change kind',
    of: gateway.SettingsInfoType,
    route: routes.details,
    answer: (_, name) => details(settingsSample[name] ?? ''),
    read: (answer: Details) => actionOf(answer).change.type,
    as: {
      SET_FALLBACK_HANDLER: 'setFallbackHandler',
      ADD_OWNER: 'addOwner',
      REMOVE_OWNER: 'removeOwner',
      SWAP_OWNER: 'swapOwner',
      CHANGE_THRESHOLD: 'changeThreshold',
      CHANGE_IMPLEMENTATION: 'changeImplementation',
      ENABLE_MODULE: 'enableModule',
      DISABLE_MODULE: 'disableModule',
      SET_GUARD: 'setGuard',
      DELETE_GUARD: 'deleteGuard',
    },
  },
  {
    what: 'Transaction info type',
    of: gateway.TransactionInfoType,
    route: routes.details,
    answer: (wire, name) =>
      name === 'Creation'
        ? changed(details(transfer), [[['txInfo'], { ...creation(), type: wire }]])
        : details(infoSample[name] ?? ''),
    read: kindOf,
    as: {
      Transfer: 'send',
      SettingsChange: 'settings',
      Custom: 'call',
      Creation: 'create',
      SwapOrder: 'swap',
      TwapOrder: 'twap',
      SwapTransfer: 'settlement',
      NativeStakingDeposit: 'stake',
      NativeStakingValidatorsExit: 'stakeExit',
      NativeStakingWithdraw: 'stakeWithdrawal',
    },
  },
  {
    what: 'Conflict type',
    of: gateway.ConflictType,
    route: routes.queued,
    answer: (wire) =>
      changed(rowsOf('queue', 'LABEL', 'TRANSACTION'), [[['results', 1, 'conflictType'], wire]]),
    // Transactions of one nonce are grouped by it, whatever the gateway says about conflicts.
    read: sizesOf,
    as: always('None, HasNext, End', [1, 0]),
  },
  {
    what: 'List item type',
    of: gateway.TransactionListItemType,
    route: routes.queued,
    answer: (wire) =>
      rowsOf(
        'queue',
        ...(wire === 'LABEL'
          ? ['LABEL', 'TRANSACTION']
          : wire === 'CONFLICT_HEADER'
            ? ['LABEL', 'CONFLICT_HEADER', 'TRANSACTION']
            : ['TRANSACTION']),
      ),
    read: sizesOf,
    // Without the label "Next", a transaction is a later one.
    as: { TRANSACTION: [0, 1], LABEL: [1, 0], CONFLICT_HEADER: [1, 0] },
  },
  {
    what: 'List item type',
    of: gateway.TransactionListItemType,
    route: routes.history,
    answer: (wire) => rowsOf('history', wire as string, 'TRANSACTION'),
    read: (answer: never) => toHistory([answer], 'UTC').days.map(({ items }) => items.length),
    as: { DATE_LABEL: [1] },
  },
  {
    what: 'Label value',
    of: gateway.LabelValue,
    route: routes.queued,
    answer: (wire) =>
      changed(rowsOf('queue', 'LABEL', 'TRANSACTION'), [[['results', 0, 'label'], wire]]),
    read: sizesOf,
    as: { Queued: [0, 1], Next: [1, 0] },
  },
  {
    what: 'Detailed execution info type',
    of: gateway.DetailedExecutionInfoType,
    route: routes.details,
    answer: (wire, name) =>
      name === 'MULTISIG'
        ? details(transfer)
        : changed(details(transfer), [
            [['detailedExecutionInfo'], { type: wire, address: { value: draft.to } }],
          ]),
    read: (answer: Details) => {
      const { multisig, module } = toTransactionDetail(answer, '1')
      return [multisig !== null, module !== null]
    },
    as: { MULTISIG: [true, false], MODULE: [false, true] },
  },
  {
    what: 'Duration type',
    of: gateway.DurationType,
    route: routes.details,
    answer: (wire) => twap('durationOfPart', { durationType: wire, duration: '3600' }),
    read: (answer: Details) => order(answer).partDuration,
    as: { AUTO: null, LIMIT_DURATION: 3_600_000 },
  },
  {
    what: 'Start time',
    of: gateway.StartTimeValue,
    route: routes.details,
    answer: (wire) => twap('startTime', { startType: wire, epoch: 1_700_000_000 }),
    read: (answer: Details) => order(answer).startsAt,
    as: { AT_MINING_TIME: null, AT_EPOCH: 1_700_000_000_000 },
  },
  {
    what: 'Safe message status',
    of: gateway.SafeMessageStatus,
    route: routes.messages,
    answer: (wire) => changed(rowsOf('messages', 'MESSAGE'), [[['results', 0, 'status'], wire]]),
    // Whether enough owners have signed is counted, not believed.
    read: (answer: never) => toMessages([answer], 'UTC').days.length,
    as: always('NEEDS_CONFIRMATION, CONFIRMED', 1),
  },
  {
    what: 'Message list item type',
    of: gateway.SafeMessageListItemType,
    route: routes.messages,
    answer: (wire) => rowsOf('messages', wire as string),
    read: (answer: never) => toMessages([answer], 'UTC').days.length,
    as: { DATE_LABEL: 0, MESSAGE: 1 },
  },
  {
    what: 'Implementation version state',
    of: gateway.ImplementationVersionState,
    route: routes.safe,
    answer: (wire) => changed(today('safe'), [[['implementationVersionState'], wire]]),
    read: (answer: never) => toSafeDetail(answer).versionState,
    as: same('UP_TO_DATE, OUTDATED, UNKNOWN'),
  },
  {
    what: 'Confirmation view type',
    of: gateway.ConfirmationViewTypes,
    route: routes.confirmationView,
    answer: (_, name) => answerNamed(`2025-01/view_${name}.json`),
    read: (answer: never) => toPreview(answer, draft).intent.kind,
    as: {
      GENERIC: 'action',
      COW_SWAP_ORDER: 'swap',
      COW_SWAP_TWAP_ORDER: 'twap',
      KILN_NATIVE_STAKING_DEPOSIT: 'stake',
      KILN_NATIVE_STAKING_VALIDATORS_EXIT: 'stakeExit',
      KILN_NATIVE_STAKING_WITHDRAW: 'stakeWithdrawal',
    },
  },
  {
    what: 'Native staking status',
    of: gateway.NativeStakingStatus,
    route: routes.details,
    answer: (wire) =>
      changed(details('NativeStakingDeposit_SUCCESS_8'), [[['txInfo', 'status'], wire]]),
    read: (answer: Details) => (intentOf(answer).stake as { status: string }).status,
    as: same(
      'NOT_STAKED, ACTIVATING, DEPOSIT_IN_PROGRESS, ACTIVE, EXIT_REQUESTED, EXITING, EXITED, ' +
        'SLASHED',
    ),
  },
  {
    what: 'Gas price type',
    of: gateway.GAS_PRICE_TYPE,
    route: routes.chain,
    answer: (wire) => changed(today('chain'), [[['gasPrice', 0], { ...gasPrice, type: wire }]]),
    // Fees are the node's. A kind that isn't known hides no network.
    read: (answer: never) => toChainSummary(answer).chainId,
    as: always('ORACLE, FIXED, FIXED1559, UNKNOWN', '1'),
  },
  {
    what: 'RPC authentication',
    of: gateway.RPC_AUTHENTICATION,
    route: routes.chain,
    answer: (wire) => changed(today('chain'), [[['rpcUri', 'authentication'], wire]]),
    // A gateway never chooses the node.
    read: (answer: never) => JSON.stringify(toChainSummary(answer)).includes('rpc.example'),
    as: always('API_KEY_PATH, NO_AUTHENTICATION, UNKNOWN', false),
  },
  {
    what: 'Safe app access policy',
    of: gateway.SafeAppAccessPolicyTypes,
    route: routes.safeApps,
    answer: (wire) => appWith('accessControl', { type: wire, value: [site] }),
    read: async (answer: never) => (await listedApp(answer))?.openTo,
    as: { NO_RESTRICTIONS: 'everybody', DOMAIN_ALLOWLIST: [site] },
  },
  {
    what: 'Safe app feature',
    of: gateway.SafeAppFeatures,
    route: routes.safeApps,
    answer: (wire) => appWith('features', [wire]),
    read: async (answer: never) => (await listedApp(answer))?.batches,
    as: { BATCHED_TRANSACTIONS: true },
  },
  {
    what: 'Social platform',
    of: gateway.SafeAppSocialPlatforms,
    route: routes.safeApps,
    answer: (wire) => appWith('socialProfiles', [{ platform: wire, url: site }]),
    read: async (answer: never) => (await listedApp(answer))?.socials[0]?.platform,
    as: same('TWITTER, GITHUB, DISCORD, TELEGRAM'),
  },
]
