import type { TxStatus } from '#queries'

/** The badge of a transaction's status. */
export const badgeOf = (status: TxStatus) =>
  ({ AWAITING_CONFIRMATIONS: 'awaiting', AWAITING_EXECUTION: 'ready', SUCCESS: 'done', FAILED: 'failed', CANCELLED: 'cancelled' } as const)[status]
