import { type ChainSummary, type Hex, isHexWord, type SafeRef } from '#base'
import { type ChainClient, type Erc20, readErc20s } from '#chain'
import type { TransactionItem } from '#domain'
import { saveFile } from '#screens/common/csv'
import { historyCsv, type HistoryCsvInput } from './historyCsv.ts'
import { historyLines, type MinedByHash, type TokenUnit } from './historyLines.ts'
import { readMinedBy, type Reading } from './readMinedBy.ts'

export interface SaveInput
  extends Reading, Pick<HistoryCsvInput, 'sentenceOf' | 'nameOf' | 'labelsOf'> {
  at: SafeRef
  chain: ChainSummary
  /** Without one, all amounts are the gateway's. */
  node: ChainClient | undefined
}

/**
 * Offers the transactions as a file, named after the Safe and the day of the newest one. What they
 * moved is read from the network.
 * @returns how many have amounts that only the gateway reports; undefined if it was stopped, and no
 *   file was saved
 * @throws viem's network errors, if the tokens can't be read
 */
export async function saveHistory(
  items: readonly TransactionItem[],
  { at, chain, node, isWanted, onRead, ...input }: SaveInput,
): Promise<number | undefined> {
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
  const isImitation = imitations(items, chain)
  const units = new Map(
    told.map((one): [string, TokenUnit] => [
      lower(one.token),
      { symbol: isImitation(one) ? null : one.symbol, decimals: one.decimals },
    ]),
  )
  if (!isWanted()) return undefined
  const newest = items[0] ? `_${new Date(items[0].at).toISOString().slice(0, 10)}` : ''
  saveFile(
    `history_${chain.shortName}_${at.address}${newest}.csv`,
    historyCsv(lines, {
      ...input,
      native: chain,
      tokenOf: (token) => units.get(lower(token)),
    }),
    'text/csv',
  )
  const guessed = lines.filter(({ moved, source }) => moved && source === 'gateway')
  return new Set(guessed.map(({ item }) => item)).size
}

const lower = <Text extends Hex>(text: Text) => text.toLowerCase() as Text

/** Whether a token has the symbol of the coin, or of a token that the gateway lists. */
function imitations(items: readonly TransactionItem[], { symbol }: ChainSummary) {
  const fold = (text: string) => text.normalize('NFKC').toLowerCase()
  const known = new Map<string, string>([[fold(symbol), '']])
  for (const { action } of items)
    if ('what' in action && action.what.type === 'erc20') {
      const { what } = action
      if (what.symbol && what.trusted && !what.imitation)
        known.set(fold(what.symbol), lower(what.token))
    }
  return (one: Erc20) => {
    const other = known.get(fold(one.symbol ?? ''))
    return other !== undefined && other !== lower(one.token)
  }
}
