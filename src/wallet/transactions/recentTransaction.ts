import type { Address, Hex } from '#base'

/**
 * `replaced`: another transaction took its place, so it will never happen. `dropped`: no node knows it any more; it may
 * still come back. Neither has failed: only what was mined and reverted has.
 */
export const transactionStatuses = ['pending', 'confirmed', 'failed', 'replaced', 'dropped'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** What an app tells of a transaction that it has sent. */
export interface NewTransaction {
  hash: Hex
  /** What it does, in the words of the app. */
  description: string
  /** It counts as confirmed with so many blocks; by default with one. */
  confirmations?: number | undefined
}

/** A transaction as it is kept. */
export interface RecentTransaction extends NewTransaction {
  status: TransactionStatus
  /** When it was added, in milliseconds since 1970. */
  since?: number | undefined
  /** Who sent it and its number with that sender, once a node has shown it: that is how a replacement is noticed. */
  sender?: Address | undefined
  nonce?: number | undefined
}

/** A transaction that cannot be kept. Its message holds one line for each thing that is wrong. */
export class InvalidTransactionError extends Error {
  override name = 'InvalidTransactionError'
}

const isTransactionHash = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
const isPositive = (value: unknown) => Number.isInteger(value) && Number(value) >= 1

/** What is wrong with a transaction, in the words that apps may compare with; empty where it can be kept. */
export function transactionFaults({ hash, description, confirmations }: { hash?: unknown; description?: unknown; confirmations?: unknown }): string[] {
  return [
    ...(isTransactionHash(hash) ? [] : ['Invalid transaction hash']),
    ...(typeof description === 'string' ? [] : ['Transaction must have a description']),
    // The spelling is part of the promise.
    ...(confirmations === undefined || isPositive(confirmations) ? [] : ['Transaction confirmations must be a positiver integer']),
  ]
}

/** Throws `InvalidTransactionError` where a transaction cannot be kept. */
export function checkTransaction(transaction: NewTransaction): void {
  const faults = transactionFaults(transaction)
  if (faults.length > 0) throw new InvalidTransactionError(['Unable to add transaction', ...faults].join('\n'))
}
