// The enumerations of the gateway's API as values, under the names of the official client.

export const ImplementationVersionState = {
  UP_TO_DATE: 'UP_TO_DATE',
  OUTDATED: 'OUTDATED',
  UNKNOWN: 'UNKNOWN',
} as const
export type ImplementationVersionState =
  (typeof ImplementationVersionState)[keyof typeof ImplementationVersionState]

export const SafeAppAccessPolicyTypes = {
  NoRestrictions: 'NO_RESTRICTIONS',
  DomainAllowlist: 'DOMAIN_ALLOWLIST',
} as const
export type SafeAppAccessPolicyTypes =
  (typeof SafeAppAccessPolicyTypes)[keyof typeof SafeAppAccessPolicyTypes]

export const SafeAppFeatures = {
  BATCHED_TRANSACTIONS: 'BATCHED_TRANSACTIONS',
} as const
export type SafeAppFeatures = (typeof SafeAppFeatures)[keyof typeof SafeAppFeatures]

export const SafeAppSocialPlatforms = {
  TWITTER: 'TWITTER',
  GITHUB: 'GITHUB',
  DISCORD: 'DISCORD',
  TELEGRAM: 'TELEGRAM',
} as const
export type SafeAppSocialPlatforms =
  (typeof SafeAppSocialPlatforms)[keyof typeof SafeAppSocialPlatforms]

export const Operation = {
  CALL: 0,
  DELEGATE: 1,
} as const
export type Operation = (typeof Operation)[keyof typeof Operation]

export const TransactionStatus = {
  AWAITING_CONFIRMATIONS: 'AWAITING_CONFIRMATIONS',
  AWAITING_EXECUTION: 'AWAITING_EXECUTION',
  CANCELLED: 'CANCELLED',
  FAILED: 'FAILED',
  SUCCESS: 'SUCCESS',
} as const
export type TransactionStatus = (typeof TransactionStatus)[keyof typeof TransactionStatus]

export const TransferDirection = {
  INCOMING: 'INCOMING',
  OUTGOING: 'OUTGOING',
  UNKNOWN: 'UNKNOWN',
} as const
export type TransferDirection = (typeof TransferDirection)[keyof typeof TransferDirection]

export const TransactionTokenType = {
  ERC20: 'ERC20',
  ERC721: 'ERC721',
  NATIVE_COIN: 'NATIVE_COIN',
} as const
export type TransactionTokenType = (typeof TransactionTokenType)[keyof typeof TransactionTokenType]

export const SettingsInfoType = {
  SET_FALLBACK_HANDLER: 'SET_FALLBACK_HANDLER',
  ADD_OWNER: 'ADD_OWNER',
  REMOVE_OWNER: 'REMOVE_OWNER',
  SWAP_OWNER: 'SWAP_OWNER',
  CHANGE_THRESHOLD: 'CHANGE_THRESHOLD',
  CHANGE_IMPLEMENTATION: 'CHANGE_IMPLEMENTATION',
  ENABLE_MODULE: 'ENABLE_MODULE',
  DISABLE_MODULE: 'DISABLE_MODULE',
  SET_GUARD: 'SET_GUARD',
  DELETE_GUARD: 'DELETE_GUARD',
} as const
export type SettingsInfoType = (typeof SettingsInfoType)[keyof typeof SettingsInfoType]

export const TransactionInfoType = {
  TRANSFER: 'Transfer',
  SETTINGS_CHANGE: 'SettingsChange',
  CUSTOM: 'Custom',
  CREATION: 'Creation',
  SWAP_ORDER: 'SwapOrder',
  TWAP_ORDER: 'TwapOrder',
  SWAP_TRANSFER: 'SwapTransfer',
  NATIVE_STAKING_DEPOSIT: 'NativeStakingDeposit',
  NATIVE_STAKING_VALIDATORS_EXIT: 'NativeStakingValidatorsExit',
  NATIVE_STAKING_WITHDRAW: 'NativeStakingWithdraw',
} as const
export type TransactionInfoType = (typeof TransactionInfoType)[keyof typeof TransactionInfoType]

export const ConflictType = {
  NONE: 'None',
  HAS_NEXT: 'HasNext',
  END: 'End',
} as const
export type ConflictType = (typeof ConflictType)[keyof typeof ConflictType]

export const TransactionListItemType = {
  TRANSACTION: 'TRANSACTION',
  LABEL: 'LABEL',
  CONFLICT_HEADER: 'CONFLICT_HEADER',
  DATE_LABEL: 'DATE_LABEL',
} as const
export type TransactionListItemType =
  (typeof TransactionListItemType)[keyof typeof TransactionListItemType]

export const DetailedExecutionInfoType = {
  MULTISIG: 'MULTISIG',
  MODULE: 'MODULE',
} as const
export type DetailedExecutionInfoType =
  (typeof DetailedExecutionInfoType)[keyof typeof DetailedExecutionInfoType]

export const DurationType = {
  AUTO: 'AUTO',
  LIMIT_DURATION: 'LIMIT_DURATION',
} as const
export type DurationType = (typeof DurationType)[keyof typeof DurationType]

export const StartTimeValue = {
  AT_MINING_TIME: 'AT_MINING_TIME',
  AT_EPOCH: 'AT_EPOCH',
} as const
export type StartTimeValue = (typeof StartTimeValue)[keyof typeof StartTimeValue]

export const LabelValue = {
  Queued: 'Queued',
  Next: 'Next',
} as const
export type LabelValue = (typeof LabelValue)[keyof typeof LabelValue]

export const RPC_AUTHENTICATION = {
  API_KEY_PATH: 'API_KEY_PATH',
  NO_AUTHENTICATION: 'NO_AUTHENTICATION',
  UNKNOWN: 'UNKNOWN',
} as const
export type RPC_AUTHENTICATION = (typeof RPC_AUTHENTICATION)[keyof typeof RPC_AUTHENTICATION]

export const GAS_PRICE_TYPE = {
  ORACLE: 'ORACLE',
  FIXED: 'FIXED',
  FIXED_1559: 'FIXED1559',
  UNKNOWN: 'UNKNOWN',
} as const
export type GAS_PRICE_TYPE = (typeof GAS_PRICE_TYPE)[keyof typeof GAS_PRICE_TYPE]

export const FEATURES = {
  ERC721: 'ERC721',
  SAFE_APPS: 'SAFE_APPS',
  CONTRACT_INTERACTION: 'CONTRACT_INTERACTION',
  DOMAIN_LOOKUP: 'DOMAIN_LOOKUP',
  SPENDING_LIMIT: 'SPENDING_LIMIT',
  EIP1559: 'EIP1559',
  SAFE_TX_GAS_OPTIONAL: 'SAFE_TX_GAS_OPTIONAL',
  TX_SIMULATION: 'TX_SIMULATION',
  EIP1271: 'EIP1271',
} as const
export type FEATURES = (typeof FEATURES)[keyof typeof FEATURES]

export const TokenType = {
  ERC20: 'ERC20',
  ERC721: 'ERC721',
  NATIVE_TOKEN: 'NATIVE_TOKEN',
  UNKNOWN: 'UNKNOWN',
} as const
export type TokenType = (typeof TokenType)[keyof typeof TokenType]

export const ConfirmationViewTypes = {
  GENERIC: 'GENERIC',
  COW_SWAP_ORDER: 'COW_SWAP_ORDER',
  COW_SWAP_TWAP_ORDER: 'COW_SWAP_TWAP_ORDER',
  KILN_NATIVE_STAKING_DEPOSIT: 'KILN_NATIVE_STAKING_DEPOSIT',
  KILN_NATIVE_STAKING_VALIDATORS_EXIT: 'KILN_NATIVE_STAKING_VALIDATORS_EXIT',
  KILN_NATIVE_STAKING_WITHDRAW: 'KILN_NATIVE_STAKING_WITHDRAW',
} as const
export type ConfirmationViewTypes =
  (typeof ConfirmationViewTypes)[keyof typeof ConfirmationViewTypes]

export const NativeStakingStatus = {
  NOT_STAKED: 'NOT_STAKED',
  ACTIVATING: 'ACTIVATING',
  DEPOSIT_IN_PROGRESS: 'DEPOSIT_IN_PROGRESS',
  ACTIVE: 'ACTIVE',
  EXIT_REQUESTED: 'EXIT_REQUESTED',
  EXITING: 'EXITING',
  EXITED: 'EXITED',
  SLASHED: 'SLASHED',
} as const
export type NativeStakingStatus = (typeof NativeStakingStatus)[keyof typeof NativeStakingStatus]

export const SafeMessageListItemType = {
  DATE_LABEL: 'DATE_LABEL',
  MESSAGE: 'MESSAGE',
} as const
export type SafeMessageListItemType =
  (typeof SafeMessageListItemType)[keyof typeof SafeMessageListItemType]

export const SafeMessageStatus = {
  NEEDS_CONFIRMATION: 'NEEDS_CONFIRMATION',
  CONFIRMED: 'CONFIRMED',
} as const
export type SafeMessageStatus = (typeof SafeMessageStatus)[keyof typeof SafeMessageStatus]

export const DeviceType = {
  ANDROID: 'ANDROID',
  IOS: 'IOS',
  WEB: 'WEB',
} as const
export type DeviceType = (typeof DeviceType)[keyof typeof DeviceType]
