import { type Client, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem'
import {
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import type { TransactionState } from './resolveTransactionStatus.ts'
import type { RecentTransaction } from './recentTransaction.ts'

/**
 * Reads the state of one transaction from a node. Rejects if the node does not respond; an unknown
 * transaction is a valid result.
 */
export async function fetchTransactionState(
  client: Client,
  { hash, sender, confirmations = 1 }: RecentTransaction,
): Promise<TransactionState> {
  // In this order: a transaction that is mined in between is then found by its receipt.
  const mined =
    sender && (await getTransactionCount(client, { address: sender, blockTag: 'latest' }))
  const receipt = await getTransactionReceipt(client, { hash }).catch(
    unless(TransactionReceiptNotFoundError),
  )
  if (receipt) {
    const head =
      confirmations > 1 ? await getBlockNumber(client, { cacheTime: 0 }) : receipt.blockNumber
    return {
      mined,
      receipt: {
        reverted: receipt.status === 'reverted',
        confirmations: Math.max(1, Number(head - receipt.blockNumber) + 1),
      },
    }
  }
  const transaction = await getTransaction(client, { hash }).catch(unless(TransactionNotFoundError))
  return {
    mined,
    transaction: transaction && { sender: transaction.from, nonce: transaction.nonce },
  }
}

const unless =
  (expected: new (...args: never[]) => Error) =>
  (error: unknown): undefined => {
    if (!(error instanceof expected)) throw error
    return undefined
  }
