import type { TxStatus } from '#domain'
import type { DisplayStatus } from '#safe'
import type { Status, Text } from '#ui'
import { sharedText } from '../text.ts'

const badges: Record<DisplayStatus, Status> = {
  AWAITING_CONFIRMATIONS: 'awaiting',
  AWAITING_EXECUTION: 'ready',
  WAITING_FOR_NONCE: 'awaiting',
  SUBMITTING: 'awaiting',
  UNSUBMITTED: 'awaiting',
  PROCESSING: 'ready',
  EXECUTED: 'done',
  NONCE_USED: 'cancelled',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  SUCCESS: 'done',
}

/** The one table of statuses. A status that a newer gateway invents is shown as pending, never as done. */
export const statusBadge = (status: DisplayStatus): Status => (Object.hasOwn(badges, status) ? badges[status] : 'awaiting')

export const statusText = (text: Text<keyof (typeof sharedText)['english']>, status: DisplayStatus): string =>
  text(Object.hasOwn(badges, status) ? `status.${status}` : 'status.UNKNOWN')

/** Whether its money moved, or still will: not for what failed or was cancelled. */
export const movesMoney = (status: TxStatus): boolean => status !== 'FAILED' && status !== 'CANCELLED'
