import { toDecimal } from '#base'
import type { Party, TransactionItem } from '#domain'
import type { LabelKind, Labels } from '#screens/core/stores'
import { neutralize, toCsv } from '#screens/common/csv'
import type { HistoryLine } from './historyLines.ts'
import { lineUnit, signedDecimal, type UnitInput } from './lineUnit.ts'
import type { ValueThen } from './lineValues.ts'

const columns = [
  'date',
  'accountName',
  'account',
  'amount',
  'symbol',
  'token',
  'tokenId',
  'description',
  'note',
  'category',
  'project',
  'reportedStatus',
  'nonce',
  'transactionHash',
  'safeTransactionHash',
  'module',
  'kind',
  'amountSource',
  'fee',
  'feePaidBy',
  'block',
  'id',
] as const

/** Only in a file with values. */
const valueColumns = ['valueThen', 'valueCurrency', 'valueNote'] as const

export interface HistoryCsvInput extends UnitInput {
  /** What a transaction does, in a sentence. */
  sentenceOf: (item: TransactionItem) => string
  /** An account's name; undefined if it has none. */
  nameOf: (party: Party) => string | undefined
  /** What a line was worth when it happened; undefined: the file has no values. */
  valueThenOf?: ((line: HistoryLine) => ValueThen | undefined) | undefined
  /** Why there is no value, in words. */
  noValueText?: ((why: 'none' | 'notLoaded') => string) | undefined
  /** The user's labels for a transaction. */
  labelsOf: (item: TransactionItem) => Labels
}

/**
 * Past transactions as a CSV file, newest first, with the time, the other account, and the amount
 * in the first columns. Dates are in UTC (ISO 8601), amounts are exact decimals, negative for what
 * left the Safe, and empty if nothing moved or a token's decimals are unknown. The fee is that of
 * the whole transaction, in the native coin, in its first line. Statuses are the gateway's. Several
 * labels of a kind are separated by semicolons. Formulas in texts are neutralized.
 */
export function historyCsv(lines: readonly HistoryLine[], input: HistoryCsvInput): string {
  const head = [...columns, ...(input.valueThenOf ? valueColumns : [])]
  const rows = lines.map((line) => ({ ...cellsOf(line, input), ...valueCells(line, input) }))
  return toCsv([head, ...rows.map((cells) => head.map((column) => cells[column]))])
}

/** A value has the sign of its amount; without a price, it is empty, and never 0. */
function valueCells(
  line: HistoryLine,
  { valueThenOf, noValueText }: HistoryCsvInput,
): Record<(typeof valueColumns)[number], string> {
  const value = valueThenOf?.(line)
  if (!value) return { valueThen: '', valueCurrency: '', valueNote: '' }
  return 'why' in value
    ? { valueThen: '', valueCurrency: '', valueNote: neutralize(noValueText?.(value.why) ?? '') }
    : { valueThen: value.value, valueCurrency: value.currency, valueNote: '' }
}

function cellsOf(
  line: HistoryLine,
  { sentenceOf, nameOf, labelsOf, ...units }: HistoryCsvInput,
): Record<(typeof columns)[number], string> {
  const { item, moved, party, isRefund, source, mined } = line
  const { multisig } = item
  const unit = lineUnit(line, units)
  const labels = labelsOf(item)
  const isKnown = moved !== undefined && unit?.decimals != null
  return {
    date: new Date(item.at).toISOString(),
    reportedStatus: item.status,
    description: neutralize(sentenceOf(item)),
    amount: isKnown ? signedDecimal(moved.raw, unit.decimals ?? 0) : '',
    symbol: isKnown ? neutralize(unit.symbol ?? '?') : '',
    token: moved && 'token' in moved ? moved.token : '',
    tokenId: moved && 'id' in moved ? neutralize(String(moved.id)) : '',
    account: party?.address ?? '',
    accountName: neutralize((party && nameOf(party)) ?? ''),
    nonce: multisig ? String(multisig.nonce) : '',
    transactionHash: item.txHash ?? '',
    safeTransactionHash: multisig?.safeTxHash ?? '',
    module: item.module?.address ?? '',
    kind: moved ? (isRefund ? 'refund' : 'transfer') : '',
    amountSource: moved ? source : '',
    fee: mined ? toDecimal(mined.fee, units.native.decimals) : '',
    feePaidBy: mined?.from ?? '',
    block: mined ? String(mined.blockNumber) : '',
    category: labelCell(labels, 'category'),
    project: labelCell(labels, 'project'),
    note: neutralize(item.note ?? ''),
    id: neutralize(item.id),
  }
}

const labelCell = (labels: Labels, kind: LabelKind): string =>
  neutralize(labels.flatMap((one) => (one.kind === kind ? one.text : [])).join('; '))
