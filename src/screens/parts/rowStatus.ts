import type { Status } from '#ui'
import type { TxStatus } from '#queries'

const statuses: Record<TxStatus, Status> = {
  AWAITING_CONFIRMATIONS: 'awaiting',
  AWAITING_EXECUTION: 'ready',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  SUCCESS: 'done',
}

/** The gateway's status in the words of the kit. A status that a newer gateway invents is shown as waiting: nobody is told that it is done. */
export const rowStatus = (status: TxStatus): Status => statuses[status] ?? 'awaiting'

/** Whether its money moved, or still will: not so for what failed or was cancelled. */
export const moves = (status: TxStatus): boolean => status !== 'FAILED' && status !== 'CANCELLED'
