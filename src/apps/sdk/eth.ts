import {
  type BlockNumberArg,
  type BlockOverrides,
  type BlockTransactionObject,
  type BlockTransactionString,
  type CallOptions,
  type Communicator,
  type Log,
  type PastLogsOptions,
  type RpcCallNames,
  type SafeSettings,
  type StateOverride,
  type TransactionConfig,
  type Web3TransactionObject,
  type Web3TransactionReceiptObject,
} from '#apps/protocol'

type Format = (value: unknown) => unknown
const orLatest: Format = (block = 'latest') => block
const orFalse: Format = (full = false) => full
/** Nodes read numbers as hex texts. */
const toHex: Format = (value) =>
  (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) ||
  typeof value === 'bigint'
    ? `0x${value.toString(16)}`
    : value
const same: Format = (value) => value
const logsFilter: Format = (filter) =>
  filter && Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, toHex(value)]))

type Call<Params, Result> = (params?: Params, options?: CallOptions) => Promise<Result>

type SimulatedCall = [TransactionConfig, string?, StateOverride?, BlockOverrides?]

/** Reads from the node of the host's chain. */
export class Eth {
  readonly #communicator: Communicator
  constructor(communicator: Communicator) {
    this.#communicator = communicator
  }

  readonly call: Call<SimulatedCall, string> = this.#nodeCall('eth_call', same, orLatest)
  readonly getBalance: Call<[string, string?], string> = this.#nodeCall(
    'eth_getBalance',
    same,
    orLatest,
  )
  readonly getCode: Call<[string, string?], string> = this.#nodeCall('eth_getCode', same, orLatest)
  readonly getStorageAt: Call<[string, number, string?], string> = this.#nodeCall(
    'eth_getStorageAt',
    same,
    toHex,
    orLatest,
  )
  readonly getPastLogs: Call<[PastLogsOptions], Log[]> = this.#nodeCall('eth_getLogs', logsFilter)
  readonly getBlockByHash: Call<
    [string, boolean?],
    BlockTransactionObject | BlockTransactionString
  > = this.#nodeCall('eth_getBlockByHash', same, orFalse)
  readonly getBlockByNumber: Call<
    [BlockNumberArg, boolean?],
    BlockTransactionObject | BlockTransactionString
  > = this.#nodeCall('eth_getBlockByNumber', toHex, orFalse)
  readonly getTransactionByHash: Call<[string], Web3TransactionObject> = this.#nodeCall(
    'eth_getTransactionByHash',
  )
  readonly getTransactionReceipt: Call<[string], Web3TransactionReceiptObject> = this.#nodeCall(
    'eth_getTransactionReceipt',
  )
  readonly getTransactionCount: Call<[string, string?], string> = this.#nodeCall(
    'eth_getTransactionCount',
    same,
    orLatest,
  )
  readonly getGasPrice: Call<never[], string> = this.#nodeCall('eth_gasPrice')
  /** How the host signs messages for this app. */
  readonly setSafeSettings: Call<[SafeSettings], SafeSettings> = this.#nodeCall('safe_setSettings')
  /** Gas of a transaction, even in another block or state. Hex. */
  readonly estimateGas: Call<SimulatedCall, string> = this.#nodeCall('eth_estimateGas')
  readonly #estimateGas: Call<[TransactionConfig], number> = this.#nodeCall('eth_estimateGas')

  getEstimateGas(transaction: TransactionConfig, options?: CallOptions): Promise<number> {
    return this.#estimateGas([transaction], options)
  }

  /** A node call whose parameters are completed by position. Doesn't change the caller's list. */
  #nodeCall<Params extends unknown[], Result>(
    call: RpcCallNames,
    ...formats: Format[]
  ): Call<Params, Result> {
    return async (params, options) => {
      const filled: unknown[] = params ? [...params] : []
      formats.forEach((format, at) => {
        const value = params && format(filled[at])
        if (at < filled.length || value !== undefined) filled[at] = value
      })
      return (
        await this.#communicator.send<'rpcCall', unknown, Result>(
          'rpcCall',
          { call, params: filled },
          options,
        )
      ).data
    }
  }
}
