/**
 * What an app learns about the chain of its Safe. `chainId` is a decimal text here, and a number in
 * {@link SafeInfo}.
 */
export interface ChainInfo {
  chainName: string
  chainId: string
  shortName: string
  nativeCurrency: NativeCurrency
  blockExplorerUriTemplate: { address: string; txHash: string; api: string }
}

export interface NativeCurrency {
  name: string
  symbol: string
  decimals: number
  logoUri: string
}

/** `value` is in wei, decimal or hex; `data` is hex. */
export interface BaseTransaction {
  to: string
  value: string
  data: string
}

export interface GetTxBySafeTxHashParams {
  safeTxHash: string
}
export interface SendTransactionRequestParams {
  safeTxGas?: number | undefined
}
export interface SendTransactionsParams {
  txs: BaseTransaction[]
  params?: SendTransactionRequestParams | undefined
}
export interface GetBalanceParams {
  currency?: string | undefined
}
export interface SignMessageParams {
  message: string
}

export interface TypedDataDomain {
  name?: string
  version?: string
  chainId?: string | number | bigint | { toNumber: () => number }
  verifyingContract?: string
  salt?: string
}
export interface TypedDataTypes {
  name: string
  type: string
}
export type TypedMessageTypes = Record<string, TypedDataTypes[]>
export interface EIP712TypedData {
  domain: TypedDataDomain
  types: TypedMessageTypes
  message: Record<string, unknown>
  primaryType?: string
}
export interface SignTypedMessageParams {
  typedData: EIP712TypedData
}

/** Whether a value has the parts of typed data; does not check their content. */
export const isObjectEIP712TypedData = (value?: unknown): value is EIP712TypedData =>
  typeof value === 'object' &&
  value !== null &&
  'domain' in value &&
  'types' in value &&
  'message' in value

export interface SendTransactionsResponse {
  safeTxHash: string
}
/**
 * `messageHash` is the hash of the SafeMessage, which
 * {@link https://eips.ethereum.org/EIPS/eip-712 EIP-712} derives from the message and the Safe.
 */
export interface OffChainSignMessageResponse {
  messageHash: string
  /** All owners' signatures; missing or empty until the threshold is reached. */
  signature?: string
}
/** On-chain, signing a message is a transaction. */
export type SignMessageResponse = SendTransactionsResponse | OffChainSignMessageResponse

export interface SafeInfo {
  safeAddress: string
  chainId: number
  threshold: number
  owners: string[]
  /** Whether the connected account cannot sign for the Safe. */
  isReadOnly: boolean
}
export interface SafeInfoExtended extends SafeInfo {
  nonce: number
  implementation: string
  modules: string[] | null
  fallbackHandler: string | null
  guard: string | null
  version: string | null
}

export interface EnvironmentInfo {
  /** The host's origin. */
  origin: string
  /** The events that the host sends; missing on hosts that send none. */
  events?: string[]
}

export interface AddressBookItem {
  address: string
  chainId: string
  name: string
}

export interface ThemeInfo {
  darkMode: boolean
}
