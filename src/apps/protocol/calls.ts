import type { GatewayTransactionDetails, SafeBalances } from './gatewayTypes.ts'
import type { Permission, PermissionRequest } from './permissions.ts'
import type { RPCPayload } from './nodeTypes.ts'
import type {
  AddressBookItem,
  ChainInfo,
  EnvironmentInfo,
  GetBalanceParams,
  GetTxBySafeTxHashParams,
  SafeInfoExtended,
  SendTransactionsParams,
  SendTransactionsResponse,
  SignMessageParams,
  SignMessageResponse,
  SignTypedMessageParams,
  ThemeInfo,
} from './types.ts'

/** The payload of each message. */
export interface MethodToParams {
  sendTransactions: SendTransactionsParams
  rpcCall: RPCPayload
  getChainInfo: undefined
  getSafeInfo: undefined
  getTxBySafeTxHash: GetTxBySafeTxHashParams
  getSafeBalances: GetBalanceParams
  signMessage: SignMessageParams
  signTypedMessage: SignTypedMessageParams
  getEnvironmentInfo: undefined
  /** The bare hash of the SafeMessage, not an object. */
  getOffChainSignature: string
  requestAddressBook: undefined
  wallet_getPermissions: undefined
  wallet_requestPermissions: PermissionRequest[]
  getCurrentTheme: undefined
}

/** The response to each message. */
export interface MethodToResponse {
  sendTransactions: SendTransactionsResponse
  /** The node's result. */
  rpcCall: unknown
  getChainInfo: ChainInfo
  getSafeInfo: SafeInfoExtended
  getTxBySafeTxHash: GatewayTransactionDetails
  getSafeBalances: SafeBalances
  signMessage: SignMessageResponse
  signTypedMessage: SignMessageResponse
  getEnvironmentInfo: EnvironmentInfo
  /** Empty until the threshold is reached. */
  getOffChainSignature: string
  requestAddressBook: AddressBookItem[]
  wallet_getPermissions: Permission[]
  wallet_requestPermissions: Permission[]
  getCurrentTheme: ThemeInfo
}
