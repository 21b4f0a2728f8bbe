import type { ConflictType, TransactionStatus } from '../enumerations.ts'
import type { AddressInfo, Operation } from './common.ts'
import type {
  SwapAndBridgeInfo,
  SwapInfo,
  SwapOrderInfo,
  SwapTransferInfo,
  TwapOrderInfo,
} from './orders.ts'
import type {
  StakingDepositInfo,
  StakingExitInfo,
  StakingWithdrawInfo,
  VaultInfoDeposit,
  VaultInfoRedeem,
} from './staking.ts'
import type { TokenInfo } from './balances.ts'
import type { TransferInfo } from './transfers.ts'

export type { ConflictType, TransactionStatus } from '../enumerations.ts'

export interface DataDecodedParameter {
  name: string
  type: string
  value: string | string[]
  valueDecoded?: MultiSendAction[] | DataDecoded | null
}
export interface DataDecoded {
  method: string
  parameters?: DataDecodedParameter[] | null
  accuracy?: 'FULL_MATCH' | 'PARTIAL_MATCH' | 'ONLY_FUNCTION_MATCH' | 'NO_MATCH' | 'UNKNOWN'
}
export interface MultiSendAction {
  operation: Operation
  to: string
  value: string
  data: string | null
  dataDecoded?: DataDecoded | null
}

/** The wire also has CHANGE_MASTER_COPY; the client returns CHANGE_IMPLEMENTATION for both. */
export type SettingsInfo =
  | { type: 'SET_FALLBACK_HANDLER'; handler: AddressInfo }
  | { type: 'ADD_OWNER'; owner: AddressInfo; threshold: number }
  | { type: 'REMOVE_OWNER'; owner: AddressInfo; threshold: number }
  | { type: 'SWAP_OWNER'; oldOwner: AddressInfo; newOwner: AddressInfo }
  | { type: 'CHANGE_THRESHOLD'; threshold: number }
  | { type: 'CHANGE_IMPLEMENTATION'; implementation: AddressInfo }
  | { type: 'ENABLE_MODULE'; module: AddressInfo }
  | { type: 'DISABLE_MODULE'; module: AddressInfo }
  | { type: 'SET_GUARD'; guard: AddressInfo }
  | { type: 'DELETE_GUARD' }
  | { type: 'SET_MODULE_GUARD'; moduleGuard: AddressInfo }
  | { type: 'DELETE_MODULE_GUARD' }

export interface SettingsChangeInfo {
  type: 'SettingsChange'
  humanDescription?: string | null
  dataDecoded: DataDecoded
  /** null if the gateway does not recognize the change. */
  settingsInfo: SettingsInfo | null
}
export interface CustomInfo {
  type: 'Custom'
  humanDescription?: string | null
  to: AddressInfo
  dataSize: string
  value?: string | null
  methodName?: string | null
  actionCount?: number | null
  isCancellation: boolean
}
export interface CreationInfo {
  type: 'Creation'
  humanDescription?: string | null
  creator: AddressInfo
  transactionHash: string
  implementation?: AddressInfo | null
  factory?: AddressInfo | null
  saltNonce?: string | null
}
/** What a transaction does. Unknown kinds pass through as data and do not throw. */
export type TransactionInfo =
  | TransferInfo
  | SettingsChangeInfo
  | CustomInfo
  | CreationInfo
  | SwapOrderInfo
  | TwapOrderInfo
  | SwapTransferInfo
  | SwapInfo
  | SwapAndBridgeInfo
  | StakingDepositInfo
  | StakingExitInfo
  | StakingWithdrawInfo
  | VaultInfoDeposit
  | VaultInfoRedeem

export interface MultisigExecutionInfo {
  type: 'MULTISIG'
  nonce: number
  confirmationsRequired: number
  confirmationsSubmitted: number
  /** Set only while confirmations are missing. */
  missingSigners?: AddressInfo[] | null
}
export interface ModuleExecutionInfo {
  type: 'MODULE'
  address: AddressInfo
}

export interface SafeAppInfo {
  name: string
  url: string
  logoUri?: string | null
}

export interface TransactionSummary {
  /**
   * `multisig_<safe>_<safeTxHash>`, `module_<safe>_<id>`, `transfer_<safe>_<id>` or
   * `creation_<safe>`.
   */
  id: string
  /** Milliseconds. */
  timestamp: number
  txStatus: TransactionStatus
  txInfo: TransactionInfo
  txHash?: string | null
  executionInfo?: MultisigExecutionInfo | ModuleExecutionInfo | null
  safeAppInfo?: SafeAppInfo | null
  note?: string | null
}

export interface TransactionRow {
  type: 'TRANSACTION'
  transaction: TransactionSummary
  conflictType: ConflictType
}
export type QueuedItem =
  | { type: 'LABEL'; label: 'Queued' | 'Next' }
  | { type: 'CONFLICT_HEADER'; nonce: number }
  | TransactionRow
export type HistoryItem = { type: 'DATE_LABEL'; timestamp: number } | TransactionRow

export interface MultisigConfirmation {
  signer: AddressInfo
  signature?: string | null
  submittedAt: number
}
export interface MultisigExecutionDetails {
  type: 'MULTISIG'
  submittedAt: number
  nonce: number
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: string
  fee?: string
  payment?: string
  refundReceiver: AddressInfo
  safeTxHash: string
  executor?: AddressInfo | null
  signers: AddressInfo[]
  confirmationsRequired: number
  confirmations: MultisigConfirmation[]
  rejectors: AddressInfo[]
  gasTokenInfo?: { address: string; symbol: string; decimals?: number | null } | null
  trusted: boolean
  proposer?: AddressInfo | null
  proposedByDelegate?: AddressInfo | null
}
export interface ModuleExecutionDetails {
  type: 'MODULE'
  address: AddressInfo
}

export interface TransactionData {
  hexData?: string | null
  dataDecoded?: DataDecoded | null
  to: AddressInfo
  /** Wei as a decimal string. */
  value?: string | null
  operation: Operation
  trustedDelegateCallTarget?: boolean | null
  addressInfoIndex?: Record<string, AddressInfo> | null
  tokenInfoIndex?: Record<string, TokenInfo & { trusted?: boolean }> | null
}

export interface TransactionDetails {
  safeAddress: string
  txId: string
  executedAt?: number | null
  txStatus: TransactionStatus
  txInfo: TransactionInfo
  txData?: TransactionData | null
  detailedExecutionInfo?: MultisigExecutionDetails | ModuleExecutionDetails | null
  txHash?: string | null
  safeAppInfo?: SafeAppInfo | null
  note?: string | null
}

/** A proposal; re-sent with another signature, it's a confirmation. Numbers are decimal strings. */
export interface Proposal {
  to: string
  value: string
  data: string | null
  nonce: string
  operation: Operation
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: string
  refundReceiver: string | null
  safeTxHash: string
  sender: string
  signature: string | null
  /** JSON text: `{ url, name, note? }`. */
  origin: string | null
}

export interface EstimationRequest {
  to: string
  value: string
  data: string | null
  operation: Operation
}
export interface Estimation {
  currentNonce: number
  recommendedNonce: number
  safeTxGas: string
}

/** The transaction to decode before it is proposed. */
export interface PreviewRequest {
  to: string
  /** Wei as a decimal string. */
  value: string
  data: string | null
  operation: Operation
}
export interface TransactionPreview {
  txInfo: TransactionInfo
  txData: TransactionData
}

/** How the Safe was created. */
export interface CreationTransaction {
  /** ISO 8601. */
  created: string
  creator: string
  transactionHash: string
  factoryAddress: string
  masterCopy?: string | null
  setupData?: string | null
  saltNonce?: string | null
  dataDecoded?: DataDecoded | null
}

/** `data` is 0x-hex; newer gateways require `to`. */
export interface DecodeRequest {
  data: string
  to?: string
  operation?: Operation
}
