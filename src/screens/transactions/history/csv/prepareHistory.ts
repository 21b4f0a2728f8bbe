import { type ChainSummary, type Hex, isHexWord, type SafeRef } from '#base'
import { type ChainClient, type Erc20, readErc20s } from '#chain'
import type { Asset, TransactionItem } from '#domain'
import { type HistoryLine, historyLines, type MinedByHash, type TokenUnit } from './historyLines.ts'
import type { UnitInput } from './lineUnit.ts'
import { readMinedBy, type Reading } from './readMinedBy.ts'

export interface PrepareInput extends Reading {
  at: SafeRef
  chain: ChainSummary
  /** Without one, all amounts are the gateway's. */
  node: ChainClient | undefined
  /** Other transactions and held tokens, which show which tokens the gateway lists. */
  known: { items: readonly TransactionItem[]; held: readonly Asset[] }
}

/** The lines of a file, and the units of their tokens. */
export interface PreparedHistory extends UnitInput {
  lines: readonly HistoryLine[]
  /** How many transactions have amounts that only the gateway reports. */
  unread: number
  /** Addresses, in lower case, of tokens that the gateway lists. */
  trusted: ReadonlySet<string>
}

/**
 * What the transactions moved, read from the network.
 * @returns undefined if it was stopped
 * @throws viem's network errors, if the tokens can't be read
 */
export async function prepareHistory(
  items: readonly TransactionItem[],
  { at, chain, node, known, isWanted, onRead }: PrepareInput,
): Promise<PreparedHistory | undefined> {
  const hashes = new Set(items.flatMap(({ txHash }) => (isHexWord(txHash) ? [lower(txHash)] : [])))
  const minedBy: MinedByHash = node
    ? await readMinedBy(node, hashes, { isWanted, onRead })
    : new Map()
  const lines = historyLines(items, at.address, minedBy)
  const tokens = new Map(
    lines.flatMap(({ moved, source }) =>
      moved && 'token' in moved && source === 'network' ? [[lower(moved.token), moved.token]] : [],
    ),
  )
  const told = node ? await readErc20s(node, [...tokens.values()], at.address) : []
  const listed = listedTokens([...items, ...known.items], known.held, chain)
  const units = new Map(
    told.map((one): [string, TokenUnit] => [
      lower(one.token),
      { symbol: isImitation(one, listed) ? null : one.symbol, decimals: one.decimals },
    ]),
  )
  if (!isWanted()) return undefined
  const guessed = lines.filter(({ moved, source }) => moved && source === 'gateway')
  return {
    lines,
    native: chain,
    tokenOf: (token) => units.get(lower(token)),
    unread: new Set(guessed.map(({ item }) => item)).size,
    trusted: new Set(listed.values()),
  }
}

const lower = <Text extends Hex>(text: Text) => text.toLowerCase() as Text
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** The tokens that the gateway lists, by symbol; the coin has no address. */
export function listedTokens(
  items: readonly TransactionItem[],
  held: readonly Asset[],
  { symbol }: ChainSummary,
): ReadonlyMap<string, string> {
  const known = new Map<string, string>([
    ...held.flatMap((one): [string, string][] =>
      one.type === 'erc20' ? [[fold(one.symbol), lower(one.token)]] : [],
    ),
    [fold(symbol), ''],
  ])
  for (const { action } of items)
    if ('what' in action && action.what.type === 'erc20') {
      const { what } = action
      if (what.symbol && what.trusted && !what.imitation)
        known.set(fold(what.symbol), lower(what.token))
    }
  return known
}

/** Whether a token has the symbol of the coin, or of a token that the gateway lists. */
export function isImitation(one: Erc20, listed: ReadonlyMap<string, string>): boolean {
  const other = listed.get(fold(one.symbol ?? ''))
  return other !== undefined && other !== lower(one.token)
}
