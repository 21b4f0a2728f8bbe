import {
  type BaseTransaction,
  allFields,
  ownFields,
  providerCodes,
  texts,
  TransactionStatus,
} from '#apps/protocol'
import { isHexWord } from '#base'
import { type Context, type Method, toHex } from './context.ts'
import { toCreation } from './createCall.ts'
import { outcomeIn } from './outcomeIn.ts'
import { readCall, readChainId, readObject, requireOwnAddress } from './params.ts'
import { invalidParams, ProviderRpcError } from './rpcErrors.ts'

// EIP-5792, version 2.0.0. All calls of a bundle become one transaction of the Safe, so they are
// always atomic.

const version = '2.0.0'

async function sendCalls(context: Context, params: unknown): Promise<{ id: string }> {
  const { id, from, chainId, calls, capabilities } = readObject(params, 'The bundle')
  if (readChainId(chainId) !== context.safe.chainId)
    throw new ProviderRpcError(
      `Safe is not on chain ${String(chainId)}`,
      providerCodes.chainDisconnected,
    )
  if (from != null) requireOwnAddress(from, context, 'Invalid from address')
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams(texts.noTransactions)
  requireCapabilities(capabilities)
  if (id != null && (typeof id !== 'string' || id === '' || id.length > 4096))
    throw invalidParams('The id of the bundle is invalid')
  if (typeof id === 'string' && context.bundles.has(id))
    throw new ProviderRpcError(
      'A bundle with this ID was already sent',
      providerCodes.duplicateBundle,
    )

  const txs: BaseTransaction[] = []
  for (const [at, call] of calls.entries()) {
    const what = `Invalid call #${at}`
    requireCapabilities(readObject(call, what).capabilities)
    const { to, value, data } = readCall(call, what, '0x0')
    txs.push(
      to === undefined ? await toCreation(context, { to, value, data }, what) : { to, value, data },
    )
  }
  const { safeTxHash } = await context.sdk.txs.send({ txs })
  const own = typeof id === 'string' ? id : safeTxHash
  context.bundles.set(own, safeTxHash)
  return { id: own }
}

/** Apps may only require what a Safe can do; what they mark as optional is ignored. */
function requireCapabilities(capabilities: unknown): void {
  if (capabilities == null) return
  for (const [name, capability] of Object.entries(readObject(capabilities, 'The capabilities'))) {
    const isOptional = ownFields(capability, 'optional')?.optional === true
    if (!isOptional && !Object.hasOwn(supported, name))
      throw new ProviderRpcError(
        `The capability ${name} is not supported`,
        providerCodes.unsupportedCapability,
      )
  }
}

const supported = { atomic: { status: 'supported' }, atomicBatch: { supported: true } } as const

const statuses: Record<string, number> = {
  [TransactionStatus.AWAITING_CONFIRMATIONS]: 100,
  [TransactionStatus.AWAITING_EXECUTION]: 100,
  [TransactionStatus.SUCCESS]: 200,
  [TransactionStatus.CANCELLED]: 400,
  [TransactionStatus.FAILED]: 500,
}

const outcomeStatus = {
  success: TransactionStatus.SUCCESS,
  failure: TransactionStatus.FAILED,
} as const

async function callsStatus(context: Context, id: unknown): Promise<unknown> {
  const safeTxHash = context.bundles.get(String(id)) ?? id
  if (!isHexWord(safeTxHash))
    throw new ProviderRpcError('No bundle has this ID', providerCodes.unknownBundle)
  const { txHash, txStatus: reported } = await context.sdk.txs.getBySafeTxHash(safeTxHash)
  const receipt = txHash
    ? allFields(await context.sdk.eth.getTransactionReceipt([txHash] as never))
    : undefined
  const outcome = receipt && outcomeIn(receipt, context, safeTxHash)
  const txStatus = outcome ? outcomeStatus[outcome] : reported
  // An executed bundle has a receipt, so it is pending until the node has it.
  const status = txHash && !receipt ? 100 : (statuses[txStatus] ?? 100)
  return {
    version,
    id,
    chainId: toHex(context.safe.chainId),
    status,
    atomic: true,
    ...(receipt
      ? { receipts: [receiptOf(receipt, txHash, txStatus === TransactionStatus.SUCCESS)] }
      : {}),
  }
}

/**
 * The Safe's own call may fail in a transaction that succeeds, so the status is that of the Safe's
 * transaction.
 */
const receiptOf = (
  { logs, blockHash, blockNumber, gasUsed }: Record<string, unknown>,
  transactionHash: unknown,
  isSuccess: boolean,
) => ({
  logs,
  status: isSuccess ? '0x1' : '0x0',
  blockHash,
  blockNumber: toHex(blockNumber as string),
  gasUsed: toHex(gasUsed as string),
  transactionHash,
})

export const callsMethods: Record<string, Method> = {
  wallet_sendCalls: (context, [params]) => sendCalls(context, params),
  wallet_getCallsStatus: (context, [id]) => callsStatus(context, id),
  wallet_getCapabilities(context, [address, chainIds]) {
    if (address != null) requireOwnAddress(address, context, 'The address is not that of the Safe')
    const isAsked =
      !Array.isArray(chainIds) ||
      chainIds.some((chainId) => readChainId(chainId) === context.safe.chainId)
    return isAsked ? { [toHex(context.safe.chainId)]: supported } : {}
  },
}
