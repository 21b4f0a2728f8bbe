import type { Address } from '#base'

/** Findings for which the app has its own text; all others show the gateway's. */
export type HintKind =
  | 'RECURRING_RECIPIENT'
  | 'NEW_RECIPIENT'
  | 'NOT_VERIFIED'
  | 'UNEXPECTED_DELEGATECALL'
  | 'UNOFFICIAL_FALLBACK_HANDLER'
  | 'DEADLOCK_DETECTED'
  | 'NESTED_SAFE_WARNING'

/** The severity that the gateway assigns. */
export type HintSeverity = 'info' | 'warning' | 'danger'

/** What the gateway reports about an address in a transaction. None of it is verified. */
export interface Hint {
  address: Address
  severity: HintSeverity
  kind: HintKind | 'other'
  /** The gateway's text, safe to display, on one line; empty if there is none. */
  title: string
  text: string
}
