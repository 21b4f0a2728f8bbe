import type { TxStatus } from '#domain'

/** The statuses of a transaction that this version knows. */
export const statuses = [
  'AWAITING_CONFIRMATIONS',
  'AWAITING_EXECUTION',
  'CANCELLED',
  'FAILED',
  'SUCCESS',
] as const satisfies readonly TxStatus[]
