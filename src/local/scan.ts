import { pad } from 'viem'
import type { Address, ChainSnapshot, SafeRef } from '#base'
import { type ChainClient, readLogsBack } from '#chain'
import { eventOf, type SafeEvent, transferTopic } from './events.ts'
import { type Row, rowsOf } from './rows.ts'

/** What was read of a Safe's history: from its newest block back to `from`. */
export interface Scan {
  at: SafeRef
  /** Newest first. */
  rows: readonly Row[]
  /** The first block that was read. */
  from: number
  /** Of the oldest execution among the rows, or of the next one. */
  nonce: number
  /** Tokens that named the Safe in an event, whether or not it had anything to do with them. */
  tokens: ReadonlySet<Address>
  /** Whether the Safe's creation was reached, or the first block. */
  isWhole: boolean
}

/** The part that isn't read again: blocks that deep are no longer replaced. */
interface Kept extends Scan {
  /** The last block of it. */
  to: number
  /** Of the first execution after it. */
  next: number
}

/** Blocks that may still be replaced, or that a node's index of events may not have yet. */
const unsettled = 64

interface Entry {
  newest: Scan
  kept: Kept | undefined
  /** The newest block that was read, and the nonce of the first execution after it. */
  head: { block: number; nonce: number }
}

const scans = new WeakMap<ChainClient, Map<string, Entry>>()

const keyOf = ({ chainId, address }: SafeRef) => `${chainId}:${address.toLowerCase()}`

function storeOf(client: ChainClient) {
  const store = scans.get(client) ?? new Map<string, Entry>()
  scans.set(client, store)
  return store
}

/** What was read of a Safe's history so far. */
export const scanOf = (client: ChainClient, at: SafeRef): Scan | undefined =>
  storeOf(client).get(keyOf(at))?.newest

/** What was read of all Safes' histories so far. */
export const scansOf = (client: ChainClient): readonly Scan[] =>
  [...storeOf(client).values()].map(({ newest }) => newest)

const filtersOf = (safe: Address) => [
  { address: safe, topics: [] },
  { topics: [transferTopic, pad(safe)] },
  { topics: [transferTopic, null, pad(safe)] },
]

interface Part {
  from: number
  events: readonly SafeEvent[]
}

async function readEvents(
  client: ChainClient,
  safe: Address,
  to: number,
  least = 0,
): Promise<Part> {
  const { logs, from } = await readLogsBack(client, filtersOf(safe), to, least)
  // A node may return more than it was asked for, or the same event twice.
  const events = new Map(
    logs.flatMap((log) => {
      const event = eventOf(log, safe)
      const isInRange = event !== undefined && event.block >= from && event.block <= to
      return isInRange ? [[`${event.block} ${event.index}`, event] as const] : []
    }),
  )
  return { from, events: [...events.values()] }
}

const tokensIn = (events: readonly SafeEvent[]): Address[] =>
  events.flatMap((event) =>
    event.kind === 'transfer' && !event.isCollectible ? [event.token] : [],
  )

const isEnd = (rows: readonly Row[], from: number) =>
  from === 0 || rows.some(({ kind }) => kind === 'creation')

/**
 * Reads what is new since the last time; the first time, the newest blocks. The newest of them are
 * read again each time, and nothing counts as read if executions are missing in between: a node's
 * events may lag behind its state.
 */
export async function readNewest(client: ChainClient, found: ChainSnapshot): Promise<Scan> {
  const at: SafeRef = { chainId: found.chainId, address: found.address }
  const before = storeOf(client).get(keyOf(at))?.kept
  const end = Number(found.blockNumber)
  const least = before ? before.to + 1 : 0
  const events: SafeEvent[] = []
  let from = end + 1
  while (from > least && (before || from > end)) {
    const part = await readEvents(client, at.address, from - 1, least)
    events.push(...part.events)
    from = part.from
  }
  const { rows, nonce } = rowsOf(events, at.address, Number(found.nonce))
  const tokens = new Set(tokensIn(events))
  const isComplete = !before || nonce === before.next
  const newest: Scan = before
    ? {
        ...before,
        rows: [...rows, ...before.rows],
        tokens: new Set([...tokens, ...before.tokens]),
      }
    : { at, rows, from, nonce, tokens, isWhole: isEnd(rows, from) }
  const head = { block: end, nonce: Number(found.nonce) }
  // Whichever part is wrong: next time, both are read again.
  const kept = isComplete ? (settledIn(newest, head) ?? before) : undefined
  storeOf(client).set(keyOf(at), { kept, newest, head })
  return newest
}

/** What isn't read again; undefined if nothing is that old. */
function settledIn(newest: Scan, head: Entry['head']): Kept | undefined {
  const to = head.block - unsettled
  if (to < newest.from) return undefined
  const executed = newest.rows.filter(({ block }) => block > to)
  const next = executed.findLast((row) => row.kind === 'multisig')
  return {
    ...newest,
    rows: newest.rows.filter(({ block }) => block <= to),
    to,
    next: next?.nonce ?? head.nonce,
  }
}

/** Reads further back, by as many blocks as the node accepts at once. */
export async function readOlder(client: ChainClient, scan: Scan): Promise<Scan> {
  if (scan.isWhole) return scan
  const { from, events } = await readEvents(client, scan.at.address, scan.from - 1)
  const known = storeOf(client).get(keyOf(scan.at))
  // Another call has read the same blocks in the meantime.
  if (!known || known.newest.from !== scan.from) return known?.newest ?? scan
  const { rows, nonce } = rowsOf(events, scan.at.address, scan.nonce)
  const extended = <S extends Scan>(one: S): S => ({
    ...one,
    rows: [...one.rows, ...rows],
    from,
    nonce,
    tokens: new Set([...one.tokens, ...tokensIn(events)]),
    isWhole: isEnd(rows, from),
  })
  const newest = extended(known.newest)
  const kept = known.kept ? extended(known.kept) : settledIn(newest, known.head)
  storeOf(client).set(keyOf(scan.at), { ...known, kept, newest })
  return newest
}
