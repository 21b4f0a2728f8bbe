import type { Address } from '#base'

/** The findings that have texts here; all others are shown with the gateway's. */
export type HintKind =
  | 'RECURRING_RECIPIENT'
  | 'NEW_RECIPIENT'
  | 'NOT_VERIFIED'
  | 'UNEXPECTED_DELEGATECALL'
  | 'UNOFFICIAL_FALLBACK_HANDLER'
  | 'DEADLOCK_DETECTED'
  | 'NESTED_SAFE_WARNING'

/** How bad a gateway says that something is. */
export type HintSeverity = 'info' | 'warning' | 'danger'

/** What a gateway finds about an address in a transaction. Nothing of it is proven. */
export interface Hint {
  address: Address
  severity: HintSeverity
  kind: HintKind | 'other'
  /** The gateway's words, safe to show, each in one line; empty if it has none. */
  title: string
  text: string
}
