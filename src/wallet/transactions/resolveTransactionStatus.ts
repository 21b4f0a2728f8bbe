import type { Address } from '#base'
import type { RecentTransaction, TransactionStatus } from './recentTransaction.ts'

/** The state of one transaction on the chain, at one point in time. */
export interface TransactionState {
  /**
   * Number of the sender's mined transactions, read before the receipt: otherwise one mined in
   * between would seem replaced. Known if the sender is.
   */
  mined?: number | undefined
  receipt?: { reverted: boolean; confirmations: number } | undefined
  /** The transaction itself, if a node knows it. */
  transaction?: { sender: Address; nonce: number } | undefined
}

export interface Verdict {
  status: TransactionStatus
  /** Whether its nonce was used. One reading isn't enough, because another node may lag. */
  taken: boolean
}

/**
 * Number of consecutive readings with a used nonce after which a transaction counts as replaced.
 */
export const readsUntilReplaced = 3

/**
 * A transaction that no node knows for this long counts as dropped, in milliseconds. Slow is not
 * lost: nodes keep pending transactions for hours.
 */
export const droppedAfter = 30 * 60 * 1000

/**
 * Determines the status of a transaction. Only a mined and reverted one has failed, however long it
 * takes.
 * @param readsTaken number of directly preceding readings with a used nonce
 */
export function resolveTransactionStatus(
  transaction: RecentTransaction,
  { mined, receipt, transaction: found }: TransactionState,
  now: number,
  readsTaken: number,
): Verdict {
  if (receipt) {
    const deep = receipt.confirmations >= (transaction.confirmations ?? 1)
    return { status: deep ? (receipt.reverted ? 'failed' : 'confirmed') : 'pending', taken: false }
  }
  if (found) return { status: 'pending', taken: false }
  const taken = transaction.nonce !== undefined && mined !== undefined && mined > transaction.nonce
  if (taken) return { status: readsTaken + 1 >= readsUntilReplaced ? 'replaced' : 'pending', taken }
  const age = now - (transaction.since ?? now)
  return { status: age >= droppedAfter ? 'dropped' : 'pending', taken }
}
