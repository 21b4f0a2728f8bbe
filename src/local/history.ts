import { type Address, sameAddress, type SafeRef } from '#base'
import type { ChainClient } from '#chain'
import type { HistoryItem, routes, TransactionDetails } from '#gateway'
import { clientOf, type Handler, type Local } from './handler.ts'
import { completedOf, timesOf } from './readExecutions.ts'
import type { Row } from './rows.ts'
import { readSafe } from './safes.ts'
import { trustedTokens } from './trustedTokens.ts'
import { readNewest, readOlder, type Scan, scanOf, scansOf } from './scan.ts'
import { executionDetailsOf, rowId, rowSummary } from './executed.ts'
import { safeOf } from './wire.ts'

const rowsPerPage = 20
/** Requests for blocks per page: a page may be short, or empty, if nothing happened in them. */
const mostReads = 10

/** Executed transactions and transfers from the chain's events, newest first. */
export const history: Handler<typeof routes.history> = async (local, { path, query }) => {
  const at = safeOf(path)
  const client = clientOf(local, at.chainId)
  const found = await readSafe(local, at)
  const last = placeIn(query.cursor)
  let scan = (last && scanOf(client, at)) ?? (await readNewest(client, found))
  const trusted = await trustedTokens(local, found)
  const isShown = (row: Row) => query.trusted === false || !isSuspicious(row, trusted)
  const older = ({ rows }: Scan) => rows.filter((row) => isShown(row) && isAfter(row, last))
  for (let reads = 0; reads < mostReads && !scan.isWhole; reads++) {
    if (older(scan).length > rowsPerPage) break
    scan = await readOlder(client, scan)
  }
  const rows = older(scan).slice(0, rowsPerPage)
  const [times, completed] = await Promise.all([
    timesOf(client, rows),
    Promise.all(rows.map((row) => completedOf(client, found, row))),
  ])
  const results: HistoryItem[] = []
  for (const [index, row] of completed.entries()) {
    const timestamp = times.get(row.block) ?? 0
    if (index === 0) results.push({ type: 'DATE_LABEL', timestamp })
    results.push({
      type: 'TRANSACTION',
      transaction: await rowSummary(local, at, row, { timestamp, trusted }),
      conflictType: 'None',
    })
  }
  const end = rows.at(-1)
  const isLast = scan.isWhole && older(scan).length <= rowsPerPage
  // Without rows, the next page goes on where this one stopped.
  const cursor = end ? `${end.block}.${end.index}` : `${scan.from}.0`
  return {
    count: completed.length,
    next: isLast ? null : `local:?${queryOf({ cursor, trusted: query.trusted })}`,
    previous: null,
    results,
  }
}

const queryOf = ({ cursor, trusted }: { cursor: string; trusted: boolean | undefined }) =>
  new URLSearchParams({ cursor, ...(trusted === undefined ? {} : { trusted: String(trusted) }) })

function placeIn(cursor: string | undefined): { block: number; index: number } | undefined {
  const [, block, index] = /^(\d+)\.(\d+)$/.exec(cursor ?? '') ?? []
  return block === undefined ? undefined : { block: Number(block), index: Number(index) }
}

const isAfter = (row: Row, last: { block: number; index: number } | undefined): boolean =>
  !last || row.block < last.block || (row.block === last.block && row.index < last.index)

/** Anyone can make a token's event name any account: only those of listed tokens count. */
const isSuspicious = (row: Row, listed: readonly Address[]): boolean =>
  row.kind === 'transfer' &&
  row.token !== null &&
  (row.raw === 0n || !listed.some((one) => sameAddress(one, row.token)))

/** Whether another transaction is known to have used a nonce, from the events read so far. */
export const usesNonce = (client: ChainClient, at: SafeRef, nonce: number): boolean =>
  scanOf(client, at)?.rows.some((row) => row.kind === 'multisig' && row.nonce === nonce) ?? false

export interface Execution {
  client: ChainClient
  at: SafeRef
  row: Row
}

/** How far back a transaction is looked for that isn't in what was read. */
const mostSearches = 20

/** A row by its ID, or an execution by its safeTxHash. */
export async function findExecution(
  local: Local,
  chainId: string,
  id: string,
): Promise<Execution | undefined> {
  const client = local.client(chainId)
  if (!client) return undefined
  const find = ({ at, rows }: Scan): Execution | undefined => {
    const row = rows.find(
      (one) =>
        rowId(at, one).toLowerCase() === id.toLowerCase() ||
        (one.kind === 'multisig' && one.safeTxHash === id.toLowerCase()),
    )
    return row && { client, at, row }
  }
  const known = scansOf(client)
    .map(find)
    .find((one) => one !== undefined)
  const [, safeAddress] = /^[a-z]+_(0x[\da-fA-F]{40})/.exec(id) ?? []
  if (known || !safeAddress) return known
  const at = safeOf({ chainId, safeAddress })
  let scan = await readNewest(client, await readSafe(local, at))
  for (let reads = 0; reads < mostSearches; reads++) {
    const found = find(scan)
    if (found || scan.isWhole) return found
    scan = await readOlder(client, scan)
  }
  return find(scan)
}

export async function executionDetails(
  local: Local,
  { client, at, row }: Execution,
): Promise<TransactionDetails> {
  const found = await readSafe(local, at)
  const [times, completed, trusted] = await Promise.all([
    timesOf(client, [row]),
    completedOf(client, found, row),
    trustedTokens(local, found),
  ])
  const timestamp = times.get(row.block) ?? 0
  const summary = await rowSummary(local, at, completed, { timestamp, trusted })
  return executionDetailsOf(local, found, completed, summary)
}
