import { named } from './named.ts'

/**
 * The node methods that `rpcCall` forwards. The last one changes how the host signs messages, and
 * never reaches a node.
 */
export const RPC_CALLS = /*@__PURE__*/ named(
  'eth_call',
  'eth_gasPrice',
  'eth_getLogs',
  'eth_getBalance',
  'eth_getCode',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_getTransactionCount',
  'eth_estimateGas',
  'safe_setSettings',
)
export type RpcCallNames = keyof typeof RPC_CALLS

export const isNodeCall = (value: unknown): value is RpcCallNames =>
  typeof value === 'string' && Object.hasOwn(RPC_CALLS, value)
