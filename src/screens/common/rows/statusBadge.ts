import type { TxStatus } from '#domain'
import type { DisplayStatus } from '#safe'
import type { Status, Text } from '#ui'
import { sharedText } from '#screens/core/text'

const badges: Record<DisplayStatus, Status> = {
  AWAITING_CONFIRMATIONS: 'awaiting',
  AWAITING_EXECUTION: 'ready',
  WAITING_FOR_NONCE: 'awaiting',
  SUBMITTING: 'awaiting',
  UNSUBMITTED: 'awaiting',
  PROCESSING: 'ready',
  EXECUTED: 'done',
  NONCE_USED: 'canceled',
  CANCELLED: 'canceled',
  ACTION_FAILED: 'failed',
  SUCCESS: 'reported',
  DONE: 'done',
  UNCHECKED: 'reported',
  FAILED_UNCHECKED: 'reported',
  CONTRADICTED: 'failed',
  UNKNOWN: 'awaiting',
}

/** A status badge. Only outcomes proven by the chain show as done. */
export const statusBadge = (status: DisplayStatus): Status => badges[status]

export const statusText = (
  text: Text<keyof (typeof sharedText)['english']>,
  status: DisplayStatus,
): string => text(`status.${status}`)

/** Whether funds moved or will move; false for failed and canceled transactions. */
export const movesMoney = (status: TxStatus): boolean =>
  status !== 'FAILED' && status !== 'CANCELLED'
