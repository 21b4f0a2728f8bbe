/**
 * An account that may propose for an owner. Without `safe`, it applies to all Safes of the
 * delegator.
 */
export interface Delegate {
  safe?: string | null
  delegate: string
  delegator: string
  label: string
}

/** At least one of these is required. */
export interface DelegateFilter {
  safe?: string
  delegate?: string
  delegator?: string
  label?: string
  cursor?: string
}

/** `signature`: the delegator's, over typed data with the delegate and the hour. */
export interface NewDelegate extends Delegate {
  signature: string
}

/** `signature`: the delegator's or the delegate's. */
export interface DelegateRemoval {
  delegator?: string | null
  safe?: string | null
  signature: string
}
