/** What of an intent can be compared with the call data. `order`: the order that is signed. */
export type IntentFact =
  | 'order'
  | 'amounts'
  | 'expiry'
  | 'owner'
  | 'receiver'
  | 'parts'
  | 'times'
  | 'validators'

/** `reported`: the call data say nothing of it, so it is the gateway's word alone. */
export interface IntentCheck {
  status: 'matches' | 'differs' | 'reported'
  /** The facts that match, or the ones that differ. */
  facts: readonly IntentFact[]
}
