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

/** The badge of a status. A status unknown to this version is shown as pending, never as done. */
export const statusBadge = (status: DisplayStatus): Status => (Object.hasOwn(badges, status) ? badges[status] : 'awaiting')

export const statusText = (text: Text<keyof (typeof sharedText)['english']>, status: DisplayStatus): string =>
  text(Object.hasOwn(badges, status) ? `status.${status}` : 'status.UNKNOWN')

/** Whether funds moved or will move; false for failed and cancelled transactions. */
export const movesMoney = (status: TxStatus): boolean => status !== 'FAILED' && status !== 'CANCELLED'
