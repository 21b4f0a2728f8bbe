import { toDecimal } from '#base'
import type { TransactionItem } from '#domain'
import { neutralize, toCsv } from '#screens/common/csv'
import type { LedgerRow, Side } from './ledgerRows.ts'

export interface ServiceCsvInput {
  /** What a transaction does, in a sentence. */
  sentenceOf: (item: TransactionItem) => string
  /** Where it happened: the Safe's network and address. */
  account: string
}

const koinlyColumns = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
  'Net Worth Amount',
  'Net Worth Currency',
  'Label',
  'Description',
  'TxHash',
]

/**
 * Koinly's universal template. Dates in UTC, amounts without a sign, `cost` as the label of fees
 * that the Safe paid. Without a past price, the net worth is empty, and Koinly looks it up.
 */
export function koinlyCsv(rows: readonly LedgerRow[], { sentenceOf }: ServiceCsvInput): string {
  const lines = rows.map(({ item, sent, received, isFee }) => {
    const worth = valueOf(sent) ?? valueOf(received)
    return [
      `${utc(item.at).join(' ')} UTC`,
      ...cellsOf(sent),
      ...cellsOf(received),
      // In a row for a fee alone, the fee is what it sends.
      '',
      '',
      worth?.value ?? '',
      worth?.currency ?? '',
      isFee ? 'cost' : '',
      descriptionOf(item, sentenceOf),
      item.txHash ?? '',
    ]
  })
  return toCsv([koinlyColumns, ...lines], 'unmarked')
}

const coinTrackingColumns = [
  'Type',
  'Buy Amount',
  'Buy Currency',
  'Sell Amount',
  'Sell Currency',
  'Fee',
  'Fee Currency',
  'Exchange',
  'Trade-Group',
  'Comment',
  'Date',
  'Tx-ID',
  'Buy Value in Account Currency',
  'Sell Value in Account Currency',
]

/**
 * CoinTracking's CSV import. Dates in UTC as `31.12.2026 23:59:59`, amounts without a sign, fees
 * that the Safe paid as `Other Fee`.
 */
export function coinTrackingCsv(
  rows: readonly LedgerRow[],
  { sentenceOf, account }: ServiceCsvInput,
): string {
  const lines = rows.map((row) => {
    const { item, sent, received } = row
    const [day = '', time = ''] = utc(item.at)
    return [
      coinTrackingType(row),
      ...cellsOf(received),
      ...cellsOf(sent),
      '',
      '',
      account,
      '',
      descriptionOf(item, sentenceOf),
      `${day.split('-').toReversed().join('.')} ${time}`,
      item.txHash ?? '',
      valueOf(received)?.value ?? '',
      valueOf(sent)?.value ?? '',
    ]
  })
  return toCsv([coinTrackingColumns, ...lines], 'unmarked')
}

function coinTrackingType({ sent, received, isFee }: LedgerRow): string {
  if (isFee) return 'Other Fee'
  return sent && received ? 'Trade' : sent ? 'Withdrawal' : 'Deposit'
}

const cellsOf = (side: Side | undefined): readonly [amount: string, currency: string] =>
  side ? [toDecimal(side.raw, side.decimals), neutralize(side.symbol)] : ['', '']

/** A value without its sign. */
function valueOf(side: Side | undefined): { value: string; currency: string } | undefined {
  const value = side?.value
  return value && 'value' in value
    ? { value: value.value.replace('-', ''), currency: value.currency }
    : undefined
}

const descriptionOf = (item: TransactionItem, sentenceOf: ServiceCsvInput['sentenceOf']) =>
  neutralize([sentenceOf(item), item.note].filter(Boolean).join(' · '))

/** The day and the time in UTC. */
const utc = (ms: number) => new Date(ms).toISOString().slice(0, 19).split('T')
