import { ownFields } from '#apps/protocol'
import type { Context, Method } from './context.ts'
import { lowerCase } from './params.ts'
import { invalidParams } from './rpcErrors.ts'

type NodeCall = (sdk: Context['sdk'], params: never) => unknown

/** Sends all parameters, including rare ones: ignoring one changes the result. */
const passOn =
  (call: NodeCall): Method =>
  ({ sdk }, params) =>
    call(sdk, [...params] as never)
const ofAddress =
  (call: NodeCall): Method =>
  ({ sdk }, [address, ...rest]) =>
    call(sdk, [lowerCase(address), ...rest] as never)

/** With the official SDK, only for the unmodified latest block. */
const estimateGas: Method = ({ sdk }, params) => {
  const [transaction, block, ...overrides] = params
  if (sdk.eth.estimateGas) return sdk.eth.estimateGas([...params] as never)
  const isLatest = block === undefined || block === 'latest'
  if (!isLatest || overrides.some((one) => one !== undefined))
    throw invalidParams('This SDK estimates gas for the latest block and state only')
  return sdk.eth.getEstimateGas(transaction as never)
}

/** The methods forwarded to the chain's node. */
export const nodeMethods: Record<string, Method> = {
  // These two have no parameters.
  eth_blockNumber: async ({ sdk }) =>
    ownFields(await sdk.eth.getBlockByNumber(['latest'] as never), 'number')?.number,
  eth_gasPrice: ({ sdk }) => sdk.eth.getGasPrice(),
  eth_getBalance: ofAddress(({ eth }, params) => eth.getBalance(params)),
  eth_getCode: ofAddress(({ eth }, params) => eth.getCode(params)),
  eth_getTransactionCount: ofAddress(({ eth }, params) => eth.getTransactionCount(params)),
  eth_getStorageAt: ofAddress(({ eth }, params) => eth.getStorageAt(params)),
  eth_getBlockByNumber: passOn(({ eth }, params) => eth.getBlockByNumber(params)),
  eth_getBlockByHash: passOn(({ eth }, params) => eth.getBlockByHash(params)),
  eth_estimateGas: estimateGas,
  eth_call: passOn(({ eth }, params) => eth.call(params)),
  eth_getLogs: passOn(({ eth }, params) => eth.getPastLogs(params)),
  safe_setSettings: passOn(({ eth }, params) => eth.setSafeSettings(params)),
}
