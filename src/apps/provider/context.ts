import type {
  BaseTransaction,
  HostEvents,
  Permission,
  PermissionRequest,
  SafeInfo,
  SendTransactionsResponse,
  SignMessageResponse,
} from '#apps/protocol'

/**
 * What the provider uses of an SDK: `coffer/apps-sdk`, or the official one, which has no events.
 */
export interface ProviderSdk {
  txs: {
    getBySafeTxHash(safeTxHash: string): Promise<{ txHash?: string | null; txStatus: string }>
    signMessage(message: string): Promise<SignMessageResponse>
    signTypedMessage(typedData: never): Promise<SignMessageResponse>
    send(params: {
      txs: BaseTransaction[]
      params?: { safeTxGas?: number }
    }): Promise<SendTransactionsResponse>
  }
  eth: {
    call(params: never): Promise<unknown>
    getBalance(params: never): Promise<unknown>
    getCode(params: never): Promise<unknown>
    getStorageAt(params: never): Promise<unknown>
    getPastLogs(params: never): Promise<unknown>
    getBlockByHash(params: never): Promise<unknown>
    getBlockByNumber(params: never): Promise<unknown>
    getTransactionByHash(params: never): Promise<unknown>
    getTransactionReceipt(params: never): Promise<unknown>
    getTransactionCount(params: never): Promise<unknown>
    getGasPrice(): Promise<unknown>
    getEstimateGas(transaction: never): Promise<unknown>
    /** Missing in the official SDK, which sends the transaction alone. */
    estimateGas?(params: never): Promise<unknown>
    setSafeSettings(params: never): Promise<unknown>
  }
  wallet: {
    getPermissions(): Promise<Permission[]>
    requestPermissions(permissions: PermissionRequest[]): Promise<Permission[]>
  }
  on?(event: 'safeChanged', listener: (safe: HostEvents['safeChanged']) => void): () => void
}

/** The context of a method. */
export interface Context {
  readonly sdk: ProviderSdk
  readonly safe: SafeInfo
  /**
   * This page's proposals by safeTxHash, in the form in which a node describes a pending
   * transaction.
   */
  readonly submitted: Map<string, Record<string, unknown>>
  /** The hashes of executed transactions, by safeTxHash. */
  readonly executed: Map<string, string>
  /** The safeTxHash of a bundle of calls, by the ID that the app chose. */
  readonly bundles: Map<string, string>
}

export type Method = (context: Context, params: readonly unknown[]) => unknown

export const toHex = (value: bigint | number | string): `0x${string}` =>
  `0x${BigInt(value).toString(16)}`
