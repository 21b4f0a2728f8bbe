import type { Address } from './address.ts'
import type { Hex } from './hex.ts'

/** A transaction in the queue of a Delay module. Times are in milliseconds since 1970. */
export interface QueuedTx {
  /** Its number in the queue. */
  number: bigint
  hash: Hex
  createdAt: number
  /** From then on, anyone may execute it. */
  executableAt: number
  /** After that, it can't be executed; null: never expires. */
  expiresAt: number | null
}

/** The call that a queued transaction makes the Safe execute. */
export interface QueuedCall {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  /** The transaction that queued it, as the node reports it. */
  queuedBy?: Hex | undefined
}

/**
 * A module of a Safe that queues transactions, which anyone may execute after a cooldown: how Safes
 * are recovered.
 */
export interface DelayModule {
  address: Address
  /**
   * Whether it runs the published code. Any other contract may respond alike but ignore its own
   * rules.
   */
  isPublished: boolean
  /** Who may skip queued transactions; null if unknown. */
  owner: Address | null
  /** The contract that executes its transactions. */
  target: Address | null
  /**
   * The number of the transaction that can be executed next, and of the next one to be queued. They
   * are the same if nothing is queued.
   */
  next: bigint
  end: bigint
  /** Queued transactions, oldest first; at most ten. */
  queued: readonly QueuedTx[]
}

/** The Delay modules of a Safe, and whom it belongs to at the same block. */
export interface DelayedSafe {
  owners: readonly Address[]
  threshold: number
  modules: readonly DelayModule[]
}
