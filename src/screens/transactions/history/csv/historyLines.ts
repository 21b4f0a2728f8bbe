import { type Address, sameAddress } from '#base'
import type { MinedTransaction } from '#chain'
import type { Party, TokenAmount, TransactionItem, Transferred } from '#domain'
import {
  actionParty,
  isNative,
  type MinedTransfer,
  minedTransfers,
  type MinedTransfers,
} from '#safe'

/** What moved. `raw` in the smallest unit; negative: it left the Safe. */
export type Moved =
  | { kind: 'native'; raw: bigint }
  | { kind: 'erc20'; token: Address; raw: bigint }
  | { kind: 'erc721' | 'erc1155'; token: Address; id: bigint | string; raw: bigint }

/** A token's symbol, and its decimals; null if they aren't known. */
export interface TokenUnit {
  symbol: string | null
  decimals: number | null
}

/** A line of the file: one transfer of a transaction, or a transaction that moved nothing. */
export interface HistoryLine {
  item: TransactionItem
  moved?: Moved
  /** The gateway's data about the token; only for its own amounts. */
  unit?: TokenUnit
  /** The other account. */
  party?: Party | undefined
  /** Whether it was paid for the execution, as the owners signed. */
  isRefund: boolean
  /** `network`: from the receipt of its transaction; `gateway`: as the gateway reports it. */
  source: 'network' | 'gateway'
  /** The transaction in its block, in its first line only, so that its fee is counted once. */
  mined?: MinedTransaction
}

/** Mined transactions by hash, in lower case. */
export type MinedByHash = ReadonlyMap<string, MinedTransaction>

/**
 * A line for each transfer of each transaction, in their order. Several rows of the gateway can be
 * parts of one mined transaction: each transfer is a line of the row that reports it. Others are
 * lines of the first row, if the Safe made a call; otherwise anyone may have added them to what a
 * row reports.
 */
export function historyLines(
  items: readonly TransactionItem[],
  safe: Address,
  minedBy: MinedByHash,
): readonly HistoryLine[] {
  const sharing = new Map<MinedTransaction, TransactionItem[]>()
  for (const item of items) {
    const mined = minedBy.get(item.txHash?.toLowerCase() ?? '')
    const rows = mined && sharing.get(mined)
    if (rows) rows.push(item)
    else if (mined) sharing.set(mined, [item])
  }
  const settled = new Map([...sharing].flatMap(([mined, rows]) => settle(rows, mined, safe)))
  return items.flatMap((item) => settled.get(item) ?? reported(item))
}

/** The lines of the rows that were mined together. */
function settle(rows: readonly TransactionItem[], mined: MinedTransaction, safe: Address) {
  const found = minedTransfers(mined, safe)
  const { ownOf, left } = claim(rows, found.transfers)
  return rows.map((item, at): [TransactionItem, readonly HistoryLine[]] => {
    const own = ownOf.get(item)
    const isFirst = at === 0 && found.hasRun
    const told = (isFirst ? found.transfers : own ? [own] : [])
      .filter((one) => one === own || left.has(one))
      .map((transfer): HistoryLine => ({
        item,
        moved: transfer,
        party: partyOf(item, transfer.with),
        isRefund: transfer.isRefund ?? false,
        source: 'network',
      }))
    const guessed = own ? [] : reported(item).filter((line) => mayBeUnseen(line, mined, found))
    const [first = { ...lineOf(item), source: 'network' }, ...rest] = [...told, ...guessed]
    return [item, [at === 0 ? { ...first, mined } : first, ...rest]]
  })
}

/** Which transfer each row reports: the same one, or else one of the same token and direction. */
function claim(rows: readonly TransactionItem[], transfers: readonly MinedTransfer[]) {
  const left = new Set(transfers)
  const ownOf = new Map<TransactionItem, MinedTransfer>()
  for (const keyOf of [exactly, roughly]) {
    const byKey = new Map<string, MinedTransfer[]>()
    for (const one of left) {
      const same = byKey.get(keyOf(one))
      if (same) same.push(one)
      else byKey.set(keyOf(one), [one])
    }
    for (const item of rows.filter((row) => !ownOf.has(row)))
      for (const { moved, party } of reported(item)) {
        const own = moved && byKey.get(keyOf(moved, party?.address))?.shift()
        if (!own || ownOf.has(item)) continue
        ownOf.set(item, own)
        left.delete(own)
      }
  }
  return { ownOf, left }
}

type Told = Moved & { with?: Address }

const roughly = (told: Told): string =>
  [
    told.kind,
    'token' in told ? told.token.toLowerCase() : '',
    'id' in told ? told.id : '',
    told.raw < 0n,
  ].join(' ')
const exactly = (told: Told, other = told.with): string =>
  [roughly(told), told.raw, other?.toLowerCase()].join(' ')

const lineOf = (item: TransactionItem) => ({
  item,
  party: actionParty(item.action),
  isRefund: false,
})

/**
 * Coins that the gateway reports and that events don't have to report: those that a contract sends
 * to an old Safe, and those that leave in an unknown way.
 */
const mayBeUnseen = (
  { moved }: HistoryLine,
  { status }: MinedTransaction,
  { transfers, isComplete, hasRun }: MinedTransfers,
): boolean => {
  if (moved?.kind !== 'native' || status === 'reverted') return false
  if (moved.raw < 0n) return !isComplete || !hasRun
  return !transfers.some(({ kind, raw }) => kind === 'native' && raw > 0n)
}

/** An account that the gateway names in the row keeps its name. */
const partyOf = ({ action }: TransactionItem, address: Address): Party => {
  const known = actionParty(action)
  return known && sameAddress(known.address, address) ? known : { address, name: null }
}

/**
 * What the gateway reports about a row; one line without an amount if it failed, or moved nothing.
 */
function reported(item: TransactionItem): readonly HistoryLine[] {
  const line: HistoryLine = { ...lineOf(item), source: 'gateway' }
  const told = item.status === 'SUCCESS' ? reportedMoves(item) : []
  return told.length > 0 ? told.map((one) => ({ ...line, ...one })) : [line]
}

type Reported = Required<Pick<HistoryLine, 'moved'>> & Pick<HistoryLine, 'unit'>

function reportedMoves({ action }: TransactionItem): readonly Reported[] {
  switch (action.kind) {
    case 'trade': {
      const isReceived = !action.to && !action.toChain
      if (!action.isFilled) return []
      return [
        tokenMove(action.sell, -1n),
        ...(action.buy && isReceived ? [tokenMove(action.buy, 1n)] : []),
      ]
    }
    case 'call':
      return action.value ? [{ moved: { kind: 'native', raw: -action.value } }] : []
    case 'send':
      return transferMove(action.what, -1n)
    case 'receive':
      return transferMove(action.what, 1n)
    default:
      return []
  }
}

function transferMove(what: Transferred, sign: bigint): readonly Reported[] {
  if (what.type === 'native') return [{ moved: { kind: 'native', raw: sign * what.raw } }]
  if (what.type === 'erc20')
    return [{ moved: { kind: 'erc20', token: what.token, raw: sign * what.raw }, unit: what }]
  if (what.type === 'unknown') return []
  const unit = { symbol: what.name, decimals: 0 }
  return [{ moved: { kind: 'erc721', token: what.token, id: what.id, raw: sign }, unit }]
}

const tokenMove = ({ token, raw, ...unit }: TokenAmount, sign: bigint): Reported => ({
  moved: isNative(token)
    ? { kind: 'native', raw: sign * raw }
    : { kind: 'erc20', token, raw: sign * raw },
  unit,
})
