import type { Address, Hex } from '#base'

/**
 * `replaced`: another transaction with the same nonce was mined, so it will never happen.
 * `dropped`: no node knows it anymore, but it may reappear. Neither has failed: `failed` means
 * mined and reverted.
 */
export const transactionStatuses = [
  'pending',
  'confirmed',
  'failed',
  'replaced',
  'dropped',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** A sent transaction, as reported by an app. */
export interface NewTransaction {
  /** `0x` and 64 hexadecimal digits. */
  hash: string
  /** What it does, as described by the app. */
  description: string
  /** Number of blocks until it counts as confirmed. Default: one. */
  confirmations?: number | undefined
  /**
   * Checked when it completes: whether the app reports the result itself, so that the kit doesn't
   * announce it as well. Not stored.
   */
  isTold?: (() => boolean) | undefined
}

/** A stored transaction. */
export interface RecentTransaction extends Omit<NewTransaction, 'isTold'> {
  hash: Hex
  status: TransactionStatus
  /** When it was added, in milliseconds since 1970. */
  since?: number | undefined
  /** Sender and nonce, once a node has returned them: needed to detect a replacement. */
  sender?: Address | undefined
  nonce?: number | undefined
}

/** An invalid transaction. The message has one line per problem. */
export class InvalidTransactionError extends Error {
  override name = 'InvalidTransactionError'
}

const isTransactionHash = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
const isPositive = (value: unknown) => Number.isInteger(value) && Number(value) >= 1

/** The problems of a transaction, in texts that apps may compare with; empty if it is valid. */
export function transactionFaults({
  hash,
  description,
  confirmations,
}: {
  hash?: unknown
  description?: unknown
  confirmations?: unknown
}): string[] {
  return [
    ...(isTransactionHash(hash) ? [] : ['Invalid transaction hash']),
    ...(typeof description === 'string' ? [] : ['Transaction must have a description']),
    // The exact text is part of the public API.
    ...(confirmations === undefined || isPositive(confirmations)
      ? []
      : ['Transaction confirmations must be a positiver integer']),
  ]
}

/** Throws `InvalidTransactionError` for an invalid transaction. */
export function checkTransaction(
  transaction: NewTransaction,
): asserts transaction is NewTransaction & { hash: Hex } {
  const faults = transactionFaults(transaction)
  if (faults.length > 0)
    throw new InvalidTransactionError(['Unable to add transaction', ...faults].join('\n'))
}
