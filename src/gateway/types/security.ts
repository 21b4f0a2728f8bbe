export interface CounterpartyRequest {
  to: string
  /** Wei, in decimal digits. */
  value: string
  data: string
  operation: 0 | 1
}

/** One finding. Severities and types are open lists; the texts are English. */
export interface CounterpartyFinding {
  /** `OK`, `INFO`, `WARN` or `CRITICAL`. */
  severity: string
  /** Such as `RECURRING_RECIPIENT`, or `FAILED` if there was no analysis. */
  type: string
  title: string
  description: string
}

/** A gateway's findings about the addresses in a transaction, by address and group. */
export interface CounterpartyAnalysis {
  /** Groups of findings, besides facts that aren't findings, such as `isSafe`. */
  recipient: Record<string, Record<string, unknown>>
  contract: Record<string, Record<string, unknown>>
  /** By address, or by group if there was no analysis. Newer gateways only. */
  deadlock?: Record<string, unknown> | null
}
