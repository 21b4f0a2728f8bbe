import type { SafeInfoExtended, ThemeInfo } from './types.ts'

/** A transaction of this Safe was executed; the app may not have proposed it. */
export interface ExecutedTransaction {
  safeTxHash: string
  txHash: string
  status: 'SUCCESS' | 'FAILED'
}

/**
 * What a host reports without being asked. Hosts of the field only report the theme; those that
 * report more name their events in `getEnvironmentInfo`.
 */
export interface HostEvents {
  themeChanged: ThemeInfo
  safeChanged: SafeInfoExtended
  transactionExecuted: ExecutedTransaction
}
export type HostEventName = keyof HostEvents

/**
 * The message of an event. It has no id, so SDKs of the field ignore it. A changed theme is sent as
 * an answer with an id that nobody waits for instead, because apps of the field read that.
 */
export interface EventMessage<Name extends HostEventName = HostEventName> {
  event: Name
  version: string
  data: HostEvents[Name]
}
