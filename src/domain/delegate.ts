import type { Address } from '#base'

/**
 * An account that may propose transactions for an owner. If `safe` is null, it may do so in all
 * Safes of that owner.
 */
export interface Delegate {
  safe: Address | null
  delegate: Address
  delegator: Address
  label: string
}

/** Who may propose in a Safe. */
export interface SafeDelegates {
  items: readonly Delegate[]
  /** Whether there may be more than the gateway returned. */
  hasMore: boolean
  /** Rows that can't be read. */
  unreadable: number
}
