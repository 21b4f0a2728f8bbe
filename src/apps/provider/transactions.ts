import { allFields } from '#apps/protocol'
import { type Context, type Method, toHex } from './context.ts'
import { createdContract, toCreation } from './createCall.ts'
import { outcomeIn } from './outcomeIn.ts'
import { readCall, readHash, readObject, requireOwnAddress } from './params.ts'
import { invalidParams } from './rpcErrors.ts'

/**
 * Proposes one transaction. The result is its safeTxHash: its hash is not known before it is
 * executed.
 */
async function sendTransaction(context: Context, transaction: unknown): Promise<string> {
  const what = 'The transaction'
  const { from, gas } = readObject(transaction, what)
  if (from != null) requireOwnAddress(from, context, 'Invalid from address')
  const { to, value, data } = readCall(transaction, what, '0')
  const tx =
    to === undefined ? await toCreation(context, { to, value, data }, what) : { to, value, data }
  const { safeTxHash } = await context.sdk.txs.send({
    txs: [tx],
    params: { safeTxGas: readGas(gas) as number },
  })
  const unknown = {
    gas: '0x0',
    gasPrice: '0x0',
    nonce: '0x0',
    blockHash: null,
    blockNumber: null,
    transactionIndex: null,
  }
  context.submitted.set(safeTxHash, {
    ...unknown,
    from: context.safe.safeAddress,
    hash: safeTxHash,
    input: tx.data,
    value: toHex(tx.value),
    to: tx.to,
  })
  return safeTxHash
}

/** Undefined without one. */
function readGas(gas: unknown): number | undefined {
  if (gas == null) return undefined
  const isNumber =
    typeof gas === 'number' ||
    typeof gas === 'bigint' ||
    (typeof gas === 'string' && /^(0x[\da-fA-F]{1,64}|\d{1,78})$/.test(gas))
  const number = isNumber ? Number(gas) : -1
  if (!Number.isSafeInteger(number) || number < 0)
    throw invalidParams('The transaction has invalid gas')
  return number
}

/**
 * The hash under which a transaction was executed; the given one if it wasn't, or if it isn't a
 * Safe transaction.
 */
async function executedHash({ sdk, executed }: Context, hash: string): Promise<string> {
  const known = executed.get(hash)
  if (known) return known
  const txHash = await sdk.txs.getBySafeTxHash(hash).then(
    (details) => details.txHash,
    () => undefined,
  )
  if (!txHash) return hash
  executed.set(hash, txHash)
  return txHash
}

async function transactionByHash(context: Context, asked: string): Promise<unknown> {
  const hash = await executedHash(context, asked)
  if (hash === asked && context.submitted.has(asked)) return context.submitted.get(asked)
  const found = allFields(await context.sdk.eth.getTransactionByHash([hash] as never))
  // Libraries check that the response matches their request.
  return found ? { ...found, hash: asked } : null
}

async function receiptOf(context: Context, asked: string): Promise<unknown> {
  const hash = await executedHash(context, asked)
  const found = allFields(await context.sdk.eth.getTransactionReceipt([hash] as never))
  if (!found) return null
  const outcome = hash === asked ? undefined : outcomeIn(found, context, asked)
  return {
    ...found,
    ...(outcome && { status: outcome === 'success' ? '0x1' : '0x0' }),
    contractAddress: found.contractAddress ?? createdContract(found.logs) ?? null,
    transactionHash: asked,
  }
}

export const transactionMethods: Record<string, Method> = {
  eth_sendTransaction: (context, [transaction]) => sendTransaction(context, transaction),
  eth_getTransactionByHash: (context, [hash]) => transactionByHash(context, readHash(hash)),
  eth_getTransactionReceipt: (context, [hash]) => receiptOf(context, readHash(hash)),
}
