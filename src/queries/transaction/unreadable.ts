import type { TransactionItem } from '#domain'
import type { UnreadableRow } from '#gateway'
import { wordOf } from '../mappers.ts'
import { hashIn } from './ids.ts'
import { statuses } from './statuses.ts'

/** The fields that are read from an invalid row if valid. Any of them may have any type. */
interface Wire {
  type?: unknown
  transaction?: {
    id?: unknown
    timestamp?: unknown
    txStatus?: unknown
    executionInfo?: { nonce?: unknown } | null
  } | null
}

/** Rows that only structure a list. Coffer doesn't use them, so an invalid one doesn't matter. */
const labels: readonly unknown[] = ['DATE_LABEL', 'LABEL', 'CONFLICT_HEADER']

/** The rows that could be transactions. */
export const isTransactionRow = ({ row }: UnreadableRow): boolean =>
  !labels.includes((row as Wire | null)?.type)

export interface Place {
  /** Unique among the rows of the list. */
  key: string
  /** The time of the row before it, in milliseconds. */
  at: number
}

/** An unreadable row, with its readable fields: ID, time, status, and nonce. */
export function toUnreadableItem({ row, problem }: UnreadableRow, place: Place): TransactionItem {
  const { id, timestamp, txStatus, executionInfo } = (row as Wire | null)?.transaction ?? {}
  const nonce = executionInfo?.nonce
  const hasId = typeof id === 'string' && /^[a-z]{1,20}_0x[\da-fA-F]{40}/.test(id)
  return {
    id: hasId ? id : place.key,
    at: timeIn(timestamp) ?? place.at,
    status: typeof txStatus === 'string' ? wordOf(statuses, txStatus, 'UNKNOWN') : 'UNKNOWN',
    action: { kind: 'unreadable', problem, hasId },
    txHash: null,
    multisig:
      typeof nonce === 'number' && Number.isSafeInteger(nonce) && nonce >= 0
        ? { safeTxHash: hasId ? hashIn(id) : null, nonce, required: 0, submitted: 0, missing: [] }
        : null,
    module: null,
    note: null,
    app: null,
  }
}

/** Also accepts ISO 8601, which is invalid here but still a time. */
function timeIn(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value
  // The limits of a date.
  return typeof time === 'number' && Number.isSafeInteger(time) && time >= 0 && time <= 8.64e15
    ? time
    : undefined
}
