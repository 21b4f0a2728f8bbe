import { type Address, sameAddress } from '#base'
import type { TransactionItem } from '#domain'
import type { HistoryLine } from './historyLines.ts'
import { type Coins, lineCoins, type UnitInput } from './lineUnit.ts'
import type { ValueThen } from './lineValues.ts'

/** Coins with a symbol that no other token in the file has. */
export interface Side {
  /** In the smallest unit, without a sign. */
  raw: bigint
  decimals: number
  symbol: string
  value?: ValueThen | undefined
}

/** A row of a file for an accounting service: what the Safe sent, received, or paid as a fee. */
export interface LedgerRow {
  item: TransactionItem
  sent?: Side
  received?: Side
  /** Whether what is sent is a cost: a network fee, or a refund of one. */
  isFee?: boolean
}

/**
 * Why a service's file lacks something: NFTs; transactions and transfers of nothing; tokens whose
 * symbol or decimals aren't known, or whose symbol another token has; fees that others paid.
 */
export const leftOutReasons = ['nfts', 'nothing', 'unknown', 'ambiguous', 'fees'] as const
export type LeftOut = Readonly<Partial<Record<(typeof leftOutReasons)[number], number>>>

export interface LedgerInput extends UnitInput {
  safe: Address
  /** Addresses, in lower case, of tokens that the gateway lists. */
  trusted: ReadonlySet<string>
  valueThenOf?: ((line: HistoryLine) => ValueThen | undefined) | undefined
}

/**
 * The rows for a service that keeps books of the Safe by symbol. Both legs of a swap are one row if
 * it has no others. Network fees belong to the account that paid them: only those that the Safe
 * itself paid are rows.
 */
export function ledgerRows(
  lines: readonly HistoryLine[],
  input: LedgerInput,
): { rows: readonly LedgerRow[]; leftOut: LeftOut } {
  const leftOut: Partial<Record<keyof LeftOut, number>> = {}
  const leave = (why: keyof LeftOut) => {
    leftOut[why] = (leftOut[why] ?? 0) + 1
  }
  const isAmbiguous = ambiguousSymbols(lines, input)
  const rows = lines.flatMap((line): LedgerRow[] => {
    const { item, moved, mined, isRefund } = line
    const own: LedgerRow[] = []
    const coins = lineCoins(line, input)
    if (!moved || moved.raw === 0n) leave('nothing')
    else if ('id' in moved) leave('nfts')
    else if (!coins?.symbol) leave('unknown')
    else if (isAmbiguous(coins)) leave('ambiguous')
    else {
      const side = { ...sideOf(coins, coins.symbol), value: input.valueThenOf?.(line) }
      own.push(
        coins.raw < 0n
          ? { item, sent: side, ...(isRefund && { isFee: true }) }
          : { item, received: side },
      )
    }
    if (mined && sameAddress(mined.from, input.safe)) {
      const { symbol, decimals } = input.native
      own.push({ item, sent: { raw: mined.fee, decimals, symbol }, isFee: true })
    } else if (mined && mined.fee > 0n) leave('fees')
    return own
  })
  return { rows: joinSwaps(rows), leftOut }
}

const sideOf = ({ raw, decimals }: Coins, symbol: string) => ({
  raw: raw < 0n ? -raw : raw,
  decimals,
  symbol,
})

/** Symbols that look alike are the same to the user, and may be to a service. */
const fold = (symbol: string) => symbol.normalize('NFKC').toLowerCase()

/**
 * Services identify tokens by symbol: several tokens with the same symbol would become one. The
 * network's coin keeps its symbol, and so does a token if it is the only listed one that has it.
 */
function ambiguousSymbols(lines: readonly HistoryLine[], input: LedgerInput) {
  const tokens = new Map<string, Set<string>>([[fold(input.native.symbol), new Set(['native'])]])
  for (const line of lines) {
    const coins = lineCoins(line, input)
    if (!coins?.symbol) continue
    const same = tokens.get(fold(coins.symbol)) ?? new Set()
    tokens.set(fold(coins.symbol), same.add(coins.token.toLowerCase()))
  }
  return ({ symbol, token }: Coins) => {
    const same = tokens.get(fold(symbol ?? '')) ?? new Set()
    if (same.size < 2 || token === 'native') return false
    const listed = [...same].filter((one) => one === 'native' || input.trusted.has(one))
    return listed.length !== 1 || listed[0] !== token.toLowerCase()
  }
}

/** Joins a swap's two legs into one row, in the place of the first. */
function joinSwaps(rows: readonly LedgerRow[]): readonly LedgerRow[] {
  const byItem = new Map<TransactionItem, LedgerRow[]>()
  for (const row of rows)
    if (!row.isFee && row.item.action.kind === 'trade')
      byItem.set(row.item, [...(byItem.get(row.item) ?? []), row])
  return rows.flatMap((row): LedgerRow[] => {
    const legs = row.isFee ? undefined : byItem.get(row.item)
    const sent = legs?.find((leg) => leg.sent)?.sent
    const received = legs?.find((leg) => leg.received)?.received
    if (legs?.length !== 2 || !sent || !received || sent.symbol === received.symbol) return [row]
    return row === legs[0] ? [{ item: row.item, sent, received }] : []
  })
}
