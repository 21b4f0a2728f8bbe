import type { Address } from '#base'
import type { RecentTransaction, TransactionStatus } from './recentTransaction.ts'

/** One look at the chain for one transaction. */
export interface TransactionState {
  /** How many transactions of its sender are mined, asked before the receipt: else one mined between the two would seem to be replaced. Known where the sender is. */
  mined?: number | undefined
  receipt?: { reverted: boolean; confirmations: number } | undefined
  /** The transaction itself, where a node knows it. */
  transaction?: { sender: Address; nonce: number } | undefined
}

export interface Verdict {
  status: TransactionStatus
  /** Its place was found to be taken. One look is not enough: another node may only be late. */
  taken: boolean
}

/** Its place has to be found taken in so many looks in succession. */
export const readsUntilReplaced = 3

/** A transaction that no node knows for this long counts as dropped, in milliseconds. Slow is not lost: nodes keep what waits for hours. */
export const droppedAfter = 30 * 60 * 1000

/**
 * What became of a transaction. Only what is mined and reverted has failed, however long it takes.
 * @param looks in how many looks directly before this one its place was found taken
 */
export function resolveTransactionStatus(transaction: RecentTransaction, { mined, receipt, transaction: found }: TransactionState, now: number, readsTaken: number): Verdict {
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
