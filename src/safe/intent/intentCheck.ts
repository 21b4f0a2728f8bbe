/** The parts of an intent that can be compared with the call data. `order`: the signed order. */
export type IntentFact =
  | 'order'
  | 'amounts'
  | 'expiry'
  | 'owner'
  | 'receiver'
  | 'parts'
  | 'times'
  | 'validators'

/** `reported`: not in the call data, so it's only the gateway's claim. */
export interface IntentCheck {
  status: 'matches' | 'differs' | 'reported'
  /** The facts that match, or the ones that differ. */
  facts: readonly IntentFact[]
}
