import { TransactionNotFoundError, WaitForTransactionReceiptTimeoutError } from 'viem'
import { getTransaction, waitForTransactionReceipt } from 'viem/actions'
import type { Hex } from '#base'
import type { ChainClient } from './client.ts'
import { type Receipt, toReceipt } from './receipt.ts'

/** What became of a transaction that was sent. */
export type Followed =
  /** In a block. After a wallet's speed-up, `receipt.txHash` is the new transaction with the same content. */
  | { status: 'mined'; receipt: Receipt }
  /** Another transaction of the same account took its nonce; this one can never be mined. */
  | { status: 'replaced'; by: Hex }
  /** The node knows the transaction, and it is in no block yet. */
  | { status: 'pending' }
  /** The node doesn't know the transaction. It may have been dropped, or another node has it. */
  | { status: 'missing' }

/**
 * Waits until a transaction is in a block, for `timeout` milliseconds at most.
 * @throws viem's errors of the network: nothing is known then, and asking again is safe
 */
export async function followTransaction(client: ChainClient, txHash: Hex, { timeout = 180_000 }: { timeout?: number } = {}): Promise<Followed> {
  let replacedBy: Hex | undefined
  try {
    const receipt = await waitForTransactionReceipt(client, {
      hash: txHash,
      timeout,
      pollingInterval: client.pollingInterval,
      onReplaced: ({ reason, transaction }) => {
        if (reason !== 'repriced') replacedBy = transaction.hash
      },
    })
    return replacedBy ? { status: 'replaced', by: replacedBy } : { status: 'mined', receipt: toReceipt(receipt) }
  } catch (error) {
    if (!(error instanceof WaitForTransactionReceiptTimeoutError)) throw error
    return { status: (await isKnown(client, txHash)) ? 'pending' : 'missing' }
  }
}

async function isKnown(client: ChainClient, hash: Hex): Promise<boolean> {
  try {
    await getTransaction(client, { hash })
    return true
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return false
    throw error
  }
}
