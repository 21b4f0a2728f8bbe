import type { SafeInfoExtended, ThemeInfo } from './types.ts'

/** A transaction of this Safe was executed; the app may not have proposed it. */
export interface ExecutedTransaction {
  safeTxHash: string
  txHash: string
  status: 'SUCCESS' | 'FAILED'
}

/**
 * Unsolicited events from the host. Existing hosts report only the theme; those that report more
 * list their events in `getEnvironmentInfo`.
 */
export interface HostEvents {
  themeChanged: ThemeInfo
  safeChanged: SafeInfoExtended
  transactionExecuted: ExecutedTransaction
}
export type HostEventName = keyof HostEvents

/**
 * An event message. It has no ID, so existing SDKs ignore it. A changed theme is sent as a response
 * with an unsolicited ID instead, because existing apps read that.
 */
export interface EventMessage<Name extends HostEventName = HostEventName> {
  event: Name
  version: string
  data: HostEvents[Name]
}
