/** Somebody who may propose for an owner. Without `safe` it holds for all safes of the delegator. */
export interface Delegate {
  safe?: string | null
  delegate: string
  delegator: string
  label: string
}

/** At least one of these has to be given. */
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
