import type { Address, Hex } from 'viem'
import type { Chain, Genesis } from '../../chain/types.ts'
import { readBlock } from './readBlock.ts'
import type { MultisigRow, Row } from './rows.ts'

const key = (address: string) => address.toLowerCase()

/** Everything that happened to the safes of one chain. Reads new blocks when it is asked, so there is nothing to start or stop. */
export function createIndex(chain: Chain, { blocks, past }: Genesis) {
  let nextBlock = BigInt(blocks[0]?.number ?? 0)
  const bySafe = new Map<string, Row[]>()
  const executions = new Map<Hex, MultisigRow>()

  function sync() {
    for (; nextBlock <= chain.height; nextBlock++) for (const row of readBlock(chain, nextBlock)) keep(row)
  }
  function keep(row: Row) {
    const rows = bySafe.get(key(row.safe)) ?? []
    rows.push(row)
    bySafe.set(key(row.safe), rows)
    if (row.kind === 'multisig') executions.set(row.safeTxHash, row)
  }
  const isOf = (safe: Address, row: Row) => key(row.safe) === key(safe)
  /** Rows of the computed past, newest first, are made one by one: each of its blocks holds one. */
  function pastRow(safe: Address, steps: number): Row | undefined {
    if (!past) return undefined
    const row = readBlock(chain, BigInt(past.last - steps)).find((one) => isOf(safe, one))
    if (row?.kind === 'multisig') executions.set(row.safeTxHash, row)
    return row
  }
  const pastLength = (safe: Address): number => (past && pastRow(safe, 0) ? past.last - past.first + 1 : 0)

  return {
    /** How many rows a safe has; its creation is not counted. */
    count(safe: Address): number {
      sync()
      return this.recent(safe).length + pastLength(safe)
    },
    /** Rows of a safe that stand in stored blocks, newest first, without its creation. */
    recent(safe: Address): Row[] {
      sync()
      return (bySafe.get(key(safe)) ?? []).filter((row) => row.kind !== 'creation').reverse()
    },
    /** A part of the history, newest first. */
    rows(safe: Address, offset: number, limit: number): Row[] {
      const recent = this.recent(safe)
      const rows = recent.slice(offset, offset + limit)
      const total = recent.length + pastLength(safe)
      for (let at = Math.max(offset, recent.length); rows.length < limit && at < total; at++) {
        const row = pastRow(safe, at - recent.length)
        if (row) rows.push(row)
      }
      return rows
    },
    creation: (safe: Address) => {
      sync()
      return bySafe.get(key(safe))?.find((row) => row.kind === 'creation')
    },
    /** Safes that were created in stored blocks. */
    created(): Address[] {
      sync()
      return [...bySafe.values()].flatMap((rows) => rows.filter((row) => row.kind === 'creation').map((row) => row.safe))
    },
    execution(safeTxHash: Hex): MultisigRow | undefined {
      sync()
      return executions.get(safeTxHash)
    },
    /** A row by the hash of its chain transaction, also from the computed past. */
    inTransaction(safe: Address, txHash: Hex): Row[] {
      sync()
      const stored = chain.receipt(txHash)?.blockNumber
      return stored === undefined ? [] : readBlock(chain, stored).filter((row) => isOf(safe, row))
    },
  }
}
export type ChainIndex = ReturnType<typeof createIndex>
