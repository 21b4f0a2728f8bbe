import type { AppWindow } from './scriptedHost.ts'

interface CallOptions {
  timeout?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * The parts of an SDK that the rules use, under the usual names. Missing optional parts are
 * reported as not offered, except `destroy`.
 */
export interface SdkUnderTest {
  readonly safe: {
    getInfo(options?: CallOptions): Promise<unknown>
    getChainInfo(): Promise<unknown>
    getEnvironmentInfo(): Promise<unknown>
    experimental_getBalances(params?: { currency?: string }): Promise<unknown>
    getOffChainSignature(messageHash: string): Promise<unknown>
    requestAddressBook(): Promise<unknown>
    calculateMessageHash(message: string): string
    calculateTypedMessageHash(typedData: never): string
    isMessageSigned(message: never, signature?: string): Promise<unknown>
    isMessageHashSigned(messageHash: string, signature?: string): Promise<unknown>
  }
  readonly txs: {
    send(transactions: never): Promise<unknown>
    signMessage(message: string): Promise<unknown>
    signTypedMessage(typedData: never): Promise<unknown>
    getBySafeTxHash(safeTxHash: string): Promise<unknown>
  }
  readonly eth: Readonly<Record<NodeCallName, (params: never) => Promise<unknown>>> & {
    getGasPrice(): Promise<unknown>
  }
  readonly wallet: {
    getPermissions(): Promise<unknown>
    requestPermissions(permissions: never): Promise<unknown>
  }
  destroy?(): void
  mayBeEmbedded?(): boolean
  handshake?(options?: CallOptions): Promise<unknown>
  on?(event: 'themeChanged', listener: (data: { darkMode: boolean }) => void): () => void
}

type NodeCallName =
  | 'call'
  | 'getBalance'
  | 'getCode'
  | 'getStorageAt'
  | 'getPastLogs'
  | 'getBlockByHash'
  | 'getBlockByNumber'
  | 'getTransactionByHash'
  | 'getTransactionReceipt'
  | 'getTransactionCount'
  | 'getEstimateGas'
  | 'setSafeSettings'

/** The SDK options that the rules set. An SDK without `timeout` ignores it. */
export interface SdkOptions {
  allowedDomains?: RegExp | RegExp[]
  /** Milliseconds to wait for a response that needs no user input. */
  timeout?: number
}

/** Makes `page` the global `window`, or removes it if there is none, and creates the SDK. */
export type OpenSdk = (page: AppWindow | undefined, options: SdkOptions) => SdkUnderTest
