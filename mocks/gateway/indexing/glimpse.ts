import type { Address } from 'viem'
import type { PastRecord } from '../../chain/past.ts'
import type { HistoryRow } from './rows.ts'

/** The part of a row that filters check. */
export interface Glimpse {
  kind: HistoryRow['kind']
  timestamp: number
  to: Address
  value: bigint
  /** Token of a transfer; null for the native coin. */
  token: Address | null
  collectible: boolean
  /** Nonce of a multisig transaction. */
  nonce: number | null
}

const plain = { token: null, collectible: false, nonce: null }

export function glimpseOf(row: HistoryRow): Glimpse {
  if (row.kind === 'transfer') return { ...row, nonce: null }
  return row.kind === 'multisig'
    ? { ...plain, ...row.tx, kind: row.kind, timestamp: row.timestamp }
    : { ...plain, ...row.call, kind: row.kind, timestamp: row.timestamp }
}

/** Same, for a row that has not been computed yet. */
export const glimpseOfPast = (
  safe: Address,
  { timestamp, tx, value, token, nonce }: PastRecord,
): Glimpse =>
  tx
    ? { ...plain, kind: 'multisig', timestamp: timestamp * 1000, to: tx.to, value: tx.value, nonce }
    : { ...plain, kind: 'transfer', timestamp: timestamp * 1000, to: safe, value, token }
