import type { ChainSummary, SafeRef } from '#base'
import type { Period } from './exportRange.ts'
import { historyCsv, type HistoryCsvInput } from './historyCsv.ts'
import { type LeftOut, ledgerRows } from './ledgerRows.ts'
import type { PreparedHistory } from './prepareHistory.ts'
import { coinTrackingCsv, koinlyCsv } from './serviceCsv.ts'

export const exportFormats = ['plain', 'koinly', 'cointracking'] as const
export type ExportFormat = (typeof exportFormats)[number]

export interface HistoryFileInput extends Pick<
  HistoryCsvInput,
  'sentenceOf' | 'nameOf' | 'labelsOf' | 'valueThenOf' | 'noValueText'
> {
  at: SafeRef
  chain: ChainSummary
  format: ExportFormat
  period: Period
}

export interface HistoryFile {
  name: string
  text: string
  /** Without the header line. */
  rows: number
  /** Lines without a usable price, and without a loaded one; both 0 in a file without values. */
  valueless: { none: number; notLoaded: number }
  leftOut: LeftOut
}

/**
 * The history as a file: the same bytes for the same input. It is named after the Safe and the
 * days it covers, or the day of the newest transaction.
 */
export function historyFile(history: PreparedHistory, input: HistoryFileInput): HistoryFile {
  const { at, chain, format, period, valueThenOf } = input
  const { lines } = history
  const account = `${chain.shortName}:${at.address}`
  const newest = lines[0] && new Date(lines[0].item.at).toISOString().slice(0, 10)
  const days = period.days ? [period.days.first, period.days.last] : newest ? [newest] : []
  const suffix = format === 'plain' ? [] : [format]
  const name = `${['history', chain.shortName, at.address, ...days, ...suffix].join('_')}.csv`
  const whys = lines.flatMap((line) => {
    const value = valueThenOf?.(line)
    return value && 'why' in value ? [value.why] : []
  })
  const valueless = {
    none: whys.filter((why) => why === 'none').length,
    notLoaded: whys.filter((why) => why === 'notLoaded').length,
  }
  if (format === 'plain')
    return {
      name,
      text: historyCsv(lines, { ...history, ...input }),
      rows: lines.length,
      valueless,
      leftOut: {},
    }
  const { rows, leftOut } = ledgerRows(lines, { ...history, valueThenOf, safe: at.address })
  const { sentenceOf } = input
  return {
    name,
    text: (format === 'koinly' ? koinlyCsv : coinTrackingCsv)(rows, { sentenceOf, account }),
    rows: rows.length,
    valueless,
    leftOut,
  }
}
