import { named } from './named.ts'

// The gateway's types under the names that apps use. They're for apps, not for the app's own
// client, which has its own in `gateway`.

export const Operation = { CALL: 0, DELEGATE: 1 } as const
export type Operation = (typeof Operation)[keyof typeof Operation]

export const TokenType = /*@__PURE__*/ named('ERC20', 'ERC721', 'NATIVE_TOKEN', 'UNKNOWN')
export type TokenType = (typeof TokenType)[keyof typeof TokenType]

export const TransactionStatus = /*@__PURE__*/ named(
  'AWAITING_CONFIRMATIONS',
  'AWAITING_EXECUTION',
  'CANCELLED',
  'FAILED',
  'SUCCESS',
)
export type TransactionStatus = (typeof TransactionStatus)[keyof typeof TransactionStatus]

export const TransferDirection = /*@__PURE__*/ named('INCOMING', 'OUTGOING', 'UNKNOWN')
export type TransferDirection = (typeof TransferDirection)[keyof typeof TransferDirection]

interface NamedAddress {
  value: string
  name?: string | null
  logoUri?: string | null
}

export interface TokenInfo {
  type: TokenType
  address: string
  decimals?: number | null
  symbol: string
  name: string
  logoUri: string
}

/**
 * Amounts are decimal strings in the token's smallest unit; `fiat…` are decimal strings in the
 * requested currency.
 */
export interface TokenBalance {
  tokenInfo: TokenInfo
  balance: string
  fiatBalance: string
  fiatConversion: string
}
export interface SafeBalances {
  fiatTotal: string
  items: TokenBalance[]
}

type ParameterValue = string | ParameterValue[]
export interface Parameter {
  name: string
  type: string
  value: ParameterValue
  valueDecoded?: InternalTransaction[]
}
export interface DataDecoded {
  method: string
  parameters?: Parameter[]
}
export interface InternalTransaction {
  operation: Operation
  to: string
  value?: string
  data: string | null
  dataDecoded?: DataDecoded
}

interface TokenTransfer {
  tokenAddress: string
  tokenName?: string
  tokenSymbol?: string
  logoUri?: string
}
export interface Erc20Transfer extends TokenTransfer {
  type: 'ERC20'
  decimals?: number
  value: string
}
export interface Erc721Transfer extends TokenTransfer {
  type: 'ERC721'
  tokenId: string
}
export interface NativeCoinTransfer {
  type: 'NATIVE_COIN'
  value: string
}
export type TransferInfo = Erc20Transfer | Erc721Transfer | NativeCoinTransfer

interface Described {
  humanDescription?: string | null
}
export interface Transfer extends Described {
  type: 'Transfer'
  sender: NamedAddress
  recipient: NamedAddress
  direction: TransferDirection
  transferInfo: TransferInfo
}

export interface SetFallbackHandler {
  type: 'SET_FALLBACK_HANDLER'
  handler: NamedAddress
}
export interface AddOwner {
  type: 'ADD_OWNER'
  owner: NamedAddress
  threshold: number
}
export interface RemoveOwner {
  type: 'REMOVE_OWNER'
  owner: NamedAddress
  threshold: number
}
export interface SwapOwner {
  type: 'SWAP_OWNER'
  oldOwner: NamedAddress
  newOwner: NamedAddress
}
export interface ChangeThreshold {
  type: 'CHANGE_THRESHOLD'
  threshold: number
}
export interface ChangeImplementation {
  type: 'CHANGE_IMPLEMENTATION'
  implementation: NamedAddress
}
export interface EnableModule {
  type: 'ENABLE_MODULE'
  module: NamedAddress
}
export interface DisableModule {
  type: 'DISABLE_MODULE'
  module: NamedAddress
}
interface SetGuard {
  type: 'SET_GUARD'
  guard: NamedAddress
}
interface DeleteGuard {
  type: 'DELETE_GUARD'
}
export type SettingsInfo =
  | SetFallbackHandler
  | AddOwner
  | RemoveOwner
  | SwapOwner
  | ChangeThreshold
  | ChangeImplementation
  | EnableModule
  | DisableModule
  | SetGuard
  | DeleteGuard
export interface SettingsChange extends Described {
  type: 'SettingsChange'
  dataDecoded: DataDecoded
  settingsInfo?: SettingsInfo
}

export interface Custom extends Described {
  type: 'Custom'
  to: NamedAddress
  dataSize: string
  value: string
  methodName?: string
  actionCount?: number
  isCancellation: boolean
}
export interface MultiSend extends Custom {
  methodName: 'multiSend'
  actionCount: number
}
export interface Creation extends Described {
  type: 'Creation'
  creator: NamedAddress
  transactionHash: string
  implementation?: NamedAddress
  factory?: NamedAddress
}
/** Swaps and staking. */
interface OtherTransaction extends Described {
  type:
    | 'SwapOrder'
    | 'TwapOrder'
    | 'SwapTransfer'
    | 'NativeStakingDeposit'
    | 'NativeStakingValidatorsExit'
    | 'NativeStakingWithdraw'
}
export type TransactionInfo =
  | Transfer
  | SettingsChange
  | Custom
  | MultiSend
  | Creation
  | OtherTransaction

export interface TransactionData {
  hexData?: string
  dataDecoded?: DataDecoded
  to: NamedAddress
  value?: string
  operation: Operation
  addressInfoIndex?: Record<string, NamedAddress>
  trustedDelegateCallTarget: boolean
}

export interface ModuleExecutionDetails {
  type: 'MODULE'
  address: NamedAddress
}
export interface MultisigConfirmation {
  signer: NamedAddress
  signature?: string
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
  refundReceiver: NamedAddress
  safeTxHash: string
  executor?: NamedAddress
  signers: NamedAddress[]
  confirmationsRequired: number
  confirmations: MultisigConfirmation[]
  rejectors?: NamedAddress[]
  gasTokenInfo?: TokenInfo
  trusted: boolean
}
export type DetailedExecutionInfo = MultisigExecutionDetails | ModuleExecutionDetails

export interface SafeAppInfo {
  name: string
  url: string
  logoUri: string
}

/** `txHash` is missing until the transaction was executed. */
export interface GatewayTransactionDetails {
  safeAddress: string
  txId: string
  executedAt?: number | null
  txStatus: TransactionStatus
  txInfo: TransactionInfo
  txData?: TransactionData | null
  detailedExecutionInfo?: DetailedExecutionInfo | null
  txHash?: string | null
  safeAppInfo?: SafeAppInfo | null
  note?: string | null
}
