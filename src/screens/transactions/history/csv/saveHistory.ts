import type { ChainSummary, SafeRef } from '#base'
import type { TransactionItem } from '#domain'
import { saveFile } from '#screens/common/csv'
import { historyCsv, type HistoryCsvInput } from './historyCsv.ts'

/** Offers the transactions as a file, named after the Safe and the day of the newest one. */
export function saveHistory(
  items: readonly TransactionItem[],
  { at, chain, ...input }: Omit<HistoryCsvInput, 'native'> & { at: SafeRef; chain: ChainSummary },
): void {
  const newest = items[0] ? `_${new Date(items[0].at).toISOString().slice(0, 10)}` : ''
  saveFile(
    `history_${chain.shortName}_${at.address}${newest}.csv`,
    historyCsv(items, { ...input, native: chain }),
    'text/csv',
  )
}
