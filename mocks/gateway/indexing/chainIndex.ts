import type { Address, Hex } from 'viem'
import { pastIndexOf, pastNonce, pastRecord } from '../../chain/past.ts'
import type { Chain, Genesis } from '../../chain/types.ts'
import { readBlock } from './readBlock.ts'
import { piecesOf, readPieces, readThresholds } from './readLogs.ts'
import { glimpseOf, glimpseOfPast, type Glimpse } from './glimpse.ts'
import type { Head } from './head.ts'
import type { CreationRow, HistoryRow, MultisigRow, Piece, Row } from './rows.ts'

const key = (address: string) => address.toLowerCase()

/**
 * Indexes the events of one chain's Safes. It reads new blocks on demand, so there is nothing to
 * start or stop.
 */
export interface ChainIndex {
  /** Number of a Safe's rows, without its creation. */
  count(safe: Address): number
  /** Rows of a Safe in stored blocks, newest first, without its creation. */
  recent(safe: Address): HistoryRow[]
  /** A slice of the history, newest first. */
  rows(safe: Address, offset: number, limit: number): HistoryRow[]
  /** The matching rows of the whole history, newest first, computed lazily. */
  each(safe: Address, isWanted: (row: Glimpse) => boolean): Generator<HistoryRow>
  creation(safe: Address): CreationRow | undefined
  /** Safes created in stored blocks. */
  created(): Address[]
  /** Collectibles of an account, oldest first. */
  pieces(owner: Address): Piece[]
  /** An execution in a stored block. */
  execution(safeTxHash: Hex): MultisigRow | undefined
  /** Same, including the computed past. The first search there takes a second. */
  anyExecution(safeTxHash: Hex): MultisigRow | undefined
  /** The effect of a transaction on a Safe. */
  inTransaction(safe: Address, txHash: Hex): HistoryRow[]
}

export function createIndex(chain: Chain, { blocks, past }: Genesis, head: Head): ChainIndex {
  let nextBlock = BigInt(blocks[0]?.number ?? 0)
  const bySafe = new Map<string, Row[]>()
  const executions = new Map<Hex, MultisigRow>()
  const nextNonce = new Map<string, number>()
  const thresholds = new Map<string, number>()
  const moved: Piece[] = []

  function sync() {
    for (const last = head.height(); nextBlock <= last; nextBlock++) {
      if (past && nextBlock === BigInt(past.first)) nextBlock = BigInt(past.last) + 1n
      for (const row of readBlock(chain, nextBlock, before)) keep(row)
      for (const [safe, threshold] of readThresholds(chain, nextBlock))
        thresholds.set(key(safe), threshold)
      moved.push(...readPieces(chain, nextBlock))
    }
  }
  const before = (safe: Address) => ({
    nonce:
      nextNonce.get(key(safe)) ??
      (past && nextBlock > past.last ? pastNonce(past.last - past.first + 1) : 0),
    threshold: thresholds.get(key(safe)),
  })
  function keep(row: Row) {
    const rows = bySafe.get(key(row.safe)) ?? []
    rows.push(row)
    bySafe.set(key(row.safe), rows)
    if (row.kind !== 'multisig') return
    executions.set(row.safeTxHash, row)
    nextNonce.set(key(row.safe), row.tx.nonce + 1)
  }
  const stored = (safe: Address): Row[] => {
    sync()
    return bySafe.get(key(safe)) ?? []
  }

  // Every computed block contains one row, and all of them belong to the same Safe.
  const served = new Map<Hex, number>()
  function pastRow(safe: Address, number: number): HistoryRow | undefined {
    if (!past) return undefined
    const rows = readBlock(chain, BigInt(number), () => ({
      nonce: pastNonce(number - past.first),
    })).filter((row) => row.kind !== 'creation')
    const row = rows.find((one) => key(one.safe) === key(safe))
    if (row?.kind === 'multisig') served.set(row.safeTxHash, number - past.first)
    return row
  }
  const pastLengths = new Map<string, number>()
  function pastLength(safe: Address): number {
    const known = pastLengths.get(key(safe))
    if (known !== undefined) return known
    const length = past && pastRow(safe, past.last) ? past.last - past.first + 1 : 0
    pastLengths.set(key(safe), length)
    return length
  }

  function* older(
    safe: Address,
    skipped: number,
    isWanted?: (row: Glimpse) => boolean,
  ): Generator<HistoryRow> {
    for (let at = skipped; past && at < pastLength(safe); at++) {
      const number = past.last - at
      // Computing a whole block is slow, so unwanted ones are skipped.
      if (isWanted && !isWanted(glimpseOfPast(safe, pastRecord(number - past.first)))) continue
      const row = pastRow(safe, number)
      if (row) yield row
    }
  }

  const recent = (safe: Address) =>
    stored(safe)
      .filter((row) => row.kind !== 'creation')
      .reverse()
  const execution = (safeTxHash: Hex) => {
    sync()
    return executions.get(safeTxHash)
  }
  return {
    recent,
    execution,
    count: (safe) => recent(safe).length + pastLength(safe),
    rows(safe, offset, limit) {
      const newest = recent(safe)
      const rows = newest.slice(offset, offset + limit)
      for (const row of rows.length < limit
        ? older(safe, Math.max(offset - newest.length, 0))
        : []) {
        if (rows.push(row) === limit) break
      }
      return rows
    },
    *each(safe, isWanted) {
      yield* recent(safe).filter((row) => isWanted(glimpseOf(row)))
      yield* older(safe, 0, isWanted)
    },
    creation: (safe) => stored(safe).find((row) => row.kind === 'creation'),
    created() {
      sync()
      return [...bySafe.values()].flatMap((rows) =>
        rows.filter((row) => row.kind === 'creation').map((row) => row.safe),
      )
    },
    pieces(owner) {
      sync()
      return piecesOf(moved, owner)
    },
    anyExecution(safeTxHash) {
      const found = execution(safeTxHash)
      const index = found || !past ? undefined : (served.get(safeTxHash) ?? pastIndexOf(safeTxHash))
      if (!past || index === undefined) return found
      return readBlock(chain, BigInt(past.first + index), () => ({ nonce: pastNonce(index) })).find(
        (row) => row.kind === 'multisig',
      )
    },
    inTransaction(safe, txHash) {
      const rows = recent(safe).filter((row) => row.txHash === txHash)
      const number = rows.length ? undefined : past?.find(txHash)
      const row = number === undefined ? undefined : pastRow(safe, number)
      return row ? [row] : rows
    },
  }
}
